import type { Route } from '../../shell/router.svelte';

const route: Route = { path: '/tables/:id', skip: 'table.skip', load: () => import('./Table.svelte') };
export default route;
