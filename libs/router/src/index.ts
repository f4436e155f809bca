export {
  createBrowserRouter,
  createContext,
  createMemoryRouter,
  data,
  Form,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Outlet,
  redirect,
  redirectDocument,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  useActionData,
  useBlocker,
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
export type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export { FORM_FIELDS } from './form-fields';
export { lazyPart } from './lazy-part';
export { notFound } from './not-found';
export { pageAction } from './page-action';
export type { SentForm } from './page-action';
export { pageContext, pageLoader } from './page-context';
export type { PageRequest } from './page-context';
export type { LayoutName, PageHandle, PagePlace } from './page-handle';
export { PageHeader } from './page-header';
export {
  PageProvider,
  ReaderContext,
  useIsDemo,
  useOrigin,
  useOrigins,
  useReader,
  useSite,
  useUser,
} from './page-provider';
export { PostForm } from './post-form';
export { refuseInvalid } from './refuse-invalid';
export { refusedForm } from './refused-form';
export type { RefusedForm } from './refused-form';
export { useArrival } from './use-arrival';
export { useRefusedForm } from './use-refused-form';
export { Link } from './prefetch-link';
