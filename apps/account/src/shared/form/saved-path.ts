export const SAVED_NAME = 'gespeichert';

/** Where a form without script leads once it was saved; the page says so. */
export const savedPath = (path: string): string => `${path}?${SAVED_NAME}=1`;
