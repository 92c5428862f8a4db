import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/houses/:id', skip: 'house.skip', load: () => import('./House.svelte') };
export default route;
