import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/', skip: 'lobby.skip', load: () => import('./Lobby.svelte') };
export default route;
