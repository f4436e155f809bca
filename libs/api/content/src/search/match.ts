import type { SearchSection } from '@heizplatz/contract';

export type Match = SearchSection['Items'][number];

const MOST = 8;

/** What is shown of a kind; nothing where nothing fits. */
export const getSection = (Kind: SearchSection['Kind'], matches: readonly Match[]): SearchSection[] =>
  matches.length === 0 ? [] : [{ Kind, Items: matches.slice(0, MOST), Total: matches.length }];
