export { INVITE_PATH, USERS_PATH } from '@heizplatz/routes';

/** A person's page. */
export const userPath = (id: number): string => `/support/benutzer/${id}/bearbeiten`;
