import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/', load: () => import('./Lobby.svelte') };
export default route;
