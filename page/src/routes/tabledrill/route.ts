import type { Route } from '../../shell/router.svelte';

const route: Route = {
  path: '/tables/:id/drill',
  skip: 'drill.skip',
  load: () => import('./TableDrillPage.svelte'),
};
export default route;
