/** The form that removes a passkey, by the name it is sent under without script, and its fields. */
export const REMOVE_PASSKEY_FORM = 'passkey-entfernen';
export const PASSKEY_ID_NAME = 'passkey';
export const PASSKEY_PASSWORD_NAME = 'Password';
