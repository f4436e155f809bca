export { fakeApi } from './fake-api';
export type { FakeApi } from './fake-api';
export { renderRoute } from './render-route';
export type { RouteSurroundings } from './render-route';
