/** A customer's staff page. */
export const customerPath = (id: number): string => `/support/kunde/bearbeiten?id=${id}`;
