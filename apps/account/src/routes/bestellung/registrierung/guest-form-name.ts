/** The guest's form, beside that of the login. */
export const GUEST_FORM = 'gast';
