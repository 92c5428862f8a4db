import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/rounds', skip: 'rounds.skip', load: () => import('./Rounds.svelte') };
export default route;
