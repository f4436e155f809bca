export const SAVED_NAME = 'gespeichert';

/** The redirect target of a saved form without JavaScript; the page displays a message. */
export const redirectPathAfterSave = (path: string): string => `${path}?${SAVED_NAME}=1`;
