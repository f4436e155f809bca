import { Link, Outlet, type RouteObject } from '@heizplatz/router';
import { LinkProvider, type LinkProps, ToastProvider, ToastRegion } from '@heizplatz/ui';
import { CASE_PANES } from '../case-panes';
import { provideCasePanes } from '../shared/list-panes/case-panes';

provideCasePanes(CASE_PANES);

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** As the shell provides it: links of the components use the router, and toasts are displayed. */
const Parts = () => (
  <ToastProvider>
    <LinkProvider link={RouterLink}>
      <Outlet />
    </LinkProvider>
    <ToastRegion />
  </ToastProvider>
);

export const addStaffParts = (children: RouteObject[]): RouteObject[] => [
  { Component: Parts, children: [...children, { path: '*', element: null }] },
];
