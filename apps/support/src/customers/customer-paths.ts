export const CUSTOMERS_PATH = '/support/kunden';

/** A customer's staff page. */
export const customerPath = (id: number): string => `/support/kunde/bearbeiten?id=${id}`;
