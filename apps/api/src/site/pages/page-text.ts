import type { PageBlock } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import type { Operator } from './operator';

/** For whom a page is written. */
export interface PageReader {
  readonly site: Site;
  readonly operator: Operator;
}

export interface PageText {
  readonly path: string;
  readonly title: string;
  /** For search engines, at most 160 characters. */
  readonly description: string;
  readonly blocks: readonly PageBlock[];
}

export type Page = (reader: PageReader) => PageText;

export const heading = (Text: string): PageBlock => ({ Kind: 'heading', Text });
export const text = (Text: string): PageBlock => ({ Kind: 'text', Text });
export const list = (...Items: string[]): PageBlock => ({ Kind: 'list', Items });

/** Blocks that stand only where they are true. */
export const where = (isTrue: boolean, ...blocks: PageBlock[]): PageBlock[] => (isTrue ? blocks : []);
