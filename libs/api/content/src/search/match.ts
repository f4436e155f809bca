import type { SearchSection } from '@heizplatz/contract';

export type Match = SearchSection['Items'][number];

const MOST = 8;

/** The displayed matches of a kind; empty without matches. */
export const getSection = (Kind: SearchSection['Kind'], matches: readonly Match[]): SearchSection[] =>
  matches.length === 0 ? [] : [{ Kind, Items: matches.slice(0, MOST), Total: matches.length }];
