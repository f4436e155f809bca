import { Link, Outlet, type RouteObject } from '@heizplatz/router';
import { LinkProvider, type LinkProps } from '@heizplatz/ui';

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** As the shell gives it: links of the parts go through the router. */
const Links = () => (
  <LinkProvider link={RouterLink}>
    <Outlet />
  </LinkProvider>
);

export const addLinks = (children: RouteObject[]): RouteObject[] => [{ Component: Links, children }];
