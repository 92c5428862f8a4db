import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/drill/:id', skip: 'drill.skip', load: () => import('./DrillPage.svelte') };
export default route;
