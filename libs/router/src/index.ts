export {
  createBrowserRouter,
  createMemoryRouter,
  data,
  Form,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, LoaderFunctionArgs, Params, RouteObject, UIMatch } from 'react-router-dom';
export { notFound } from './not-found';
export { pageContext, pageLoader } from './page-context';
export type { PageContext, PageRequest } from './page-context';
export type { LayoutName, PageHandle } from './page-handle';
export { PageHead } from './page-head';
export { PageProvider, useIsDemo, useOrigin, usePrefetch, useSite, useUser } from './page-provider';
export { Link, PREFETCH_TIMEOUT_MS } from './prefetch-link';
