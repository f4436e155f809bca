export const USERS_PATH = '/support/user/list';
export const INVITE_PATH = '/support/benutzer/einladen';

/** A person's page. */
export const userPath = (id: number): string => `/support/benutzer/${id}/bearbeiten`;
