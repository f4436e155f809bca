import { Link, Outlet, type RouteObject } from '@heizplatz/router';
import { LinkProvider, type LinkProps } from '@heizplatz/ui';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** Links that the router follows, as the shell gives them to every page. */
export const addLinks = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <LinkProvider link={RouterLink}>
        <Outlet />
      </LinkProvider>
    ),
    children,
  },
];
