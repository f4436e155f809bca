/** Where the form goes without script, and whose action takes it. */
export const WISH_PATH = '/wunschpreis';
