/** The static handler's names: for the shell's server, which bundles the same copy of the router as the shared lib. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export type { StaticHandlerContext } from 'react-router-dom';
