import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/rounds/:id', skip: 'round.skip', load: () => import('./Round.svelte') };
export default route;
