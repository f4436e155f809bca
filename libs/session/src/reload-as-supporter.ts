import { STAFF_HOME_PATH, customerPath } from '@heizplatz/routes';
import { leaveFor } from './leave-for';

const CUSTOMER_AREA = /^\/(?:kunde|persoenliche-daten)(?:\/|$)/;

/**
 * Where the page continues after impersonation of a customer. Null: it reloads as the supporter's (rule SESSION-05).
 * Only a customer's own pages, which are not for staff, lead to the customer's staff page.
 */
export function pathAfterImpersonation(pathname: string, customerId: number | null): string | null {
  if (!CUSTOMER_AREA.test(pathname)) return null;
  return customerId === null ? STAFF_HOME_PATH : customerPath(customerId);
}

/** `customerId` null: the impersonation has ended by itself, and the customer is unknown. */
export function reloadAsSupporter(customerId: number | null = null): void {
  const path = pathAfterImpersonation(location.pathname, customerId);
  if (path === null) location.reload();
  else leaveFor(path);
}
