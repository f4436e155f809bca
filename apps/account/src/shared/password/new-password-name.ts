/** Under which a form sends a password that is being chosen. */
export const NEW_PASSWORD_NAME = 'new-password';
