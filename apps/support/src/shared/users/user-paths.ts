/** A person's page. */
export const userPath = (id: number): string => `/support/benutzer/${id}/bearbeiten`;
