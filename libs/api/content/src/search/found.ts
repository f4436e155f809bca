import type { SearchSection } from '@heizplatz/contract';

export type Found = SearchSection['Items'][number];

const MOST = 8;

/** What is shown of a kind; nothing where nothing fits. */
export const sectionOf = (Kind: SearchSection['Kind'], found: readonly Found[]): SearchSection[] =>
  found.length === 0 ? [] : [{ Kind, Items: found.slice(0, MOST), Total: found.length }];
