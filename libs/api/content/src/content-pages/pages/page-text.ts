import type { Operator } from '@heizplatz/api-platform';
import type { PlainBlock, StoredBlock } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';

/** For whom a page is written. */
export interface PageReader {
  readonly site: Site;
  readonly operator: Operator;
}

type LinksBlock = Extract<StoredBlock, { Kind: 'links' }>;
export type PageTextBlock = PlainBlock | LinksBlock;

export interface PageText {
  readonly path: string;
  readonly title: string;
  /** For search engines, at most 160 characters. */
  readonly description: string;
  readonly blocks: readonly PageTextBlock[];
}

export type Page = (reader: PageReader) => PageText;

export const heading = (Text: string): PlainBlock => ({ Kind: 'heading', Text });
export const text = (Text: string): PlainBlock => ({ Kind: 'text', Text });
export const list = (...Items: string[]): PlainBlock => ({ Kind: 'list', Items });

export const links = (
  Title: string,
  ...items: (readonly [href: string, text: string, note: string])[]
): LinksBlock => ({
  Kind: 'links',
  Title,
  Items: items.map(([Href, Text, Note]) => ({ Href, Text, Note })),
});

/** Blocks that stand only where they are true. */
export const where = (isTrue: boolean, ...blocks: PlainBlock[]): PlainBlock[] => (isTrue ? blocks : []);
