const CUSTOMER_AREA = /^\/kunde\//;

/** After acting for a customer the page is the supporter's again; the customer's own pages are not for staff. */
export function reloadAsSupporter(): void {
  if (CUSTOMER_AREA.test(location.pathname)) location.assign('/support');
  else location.reload();
}
