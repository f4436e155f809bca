import type { PageState } from '@heizplatz/contract';

/** What the states of pages and articles are called in files. */
export const CONTENT_STATE_NAMES: Readonly<Record<PageState, string>> = {
  draft: 'Entwurf',
  planned: 'geplant',
  live: 'veröffentlicht',
  withdrawn: 'zurückgezogen',
};
