import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/rounds', load: () => import('./Rounds.svelte') };
export default route;
