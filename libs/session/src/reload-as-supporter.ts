import { leaveFor } from './leave-for';

const CUSTOMER_AREA = /^\/kunde\//;

/**
 * After acting for a customer the page is the supporter's again. Whoever ends it goes back to where it began, the customer's
 * staff page; null: it ended by itself, and the page stays, but for the customer's own ones, which are not for staff.
 */
export function reloadAsSupporter(customerId: number | null = null): void {
  if (customerId !== null) leaveFor(`/support/kunde/bearbeiten?id=${customerId}`);
  else if (CUSTOMER_AREA.test(location.pathname)) leaveFor('/support');
  else location.reload();
}
