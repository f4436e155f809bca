/** What documents have of libs/ui beside its modules, for all areas: a remote that restyles it restyles the shell. */
export const DOCUMENT_CLASSES: readonly string[] = [
  ...['container', 'display', 'lead', 'quiet', 'tabular', 'visually-hidden'],
  ...['script-only', 'opened-by-check', 'no-print'],
];
export const DOCUMENT_FONT = 'Figtree';
