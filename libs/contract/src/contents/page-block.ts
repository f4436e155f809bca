import * as v from 'valibot';
import { ContentText, Id, ProductGroupId, Reference } from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** Where a link of a page may lead: a path of this site, a place on the page, the web by https, mail, telephone. */
export const PageHref = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s<>"]*$/, 'HREF_INV'),
);

/** A run of text; its possible styles and link targets are defined here and nowhere in markup. */
export const TextRun = v.object({
  Text: ContentText,
  Style: v.optional(v.picklist(['strong', 'em'])),
  Href: v.optional(PageHref),
});
export type TextRun = v.InferOutput<typeof TextRun>;

/** Blocks without links or emphasis; papers are printed from these. */
const PLAIN_BLOCKS = [
  v.object({ Kind: v.literal('heading'), Text: ContentText, Level: v.optional(v.picklist([2, 3])) }),
  v.object({ Kind: v.literal('text'), Text: ContentText }),
  v.object({ Kind: v.literal('list'), Items: v.array(ContentText) }),
] as const;

/** Blocks that are the same in the database and on the wire. */
const TEXT_BLOCKS = [
  ...PLAIN_BLOCKS,
  v.object({ Kind: v.literal('rich'), Runs: v.array(TextRun) }),
  v.object({ Kind: v.literal('rich-list'), IsOrdered: v.boolean(), Items: v.array(v.array(TextRun)) }),
  v.object({
    Kind: v.literal('table'),
    Caption: ContentText,
    Columns: v.array(v.object({ Label: ContentText, IsNumeric: v.boolean() })),
    /** One cell for each column; the first is the row's heading. */
    Rows: v.array(v.array(ContentText)),
  }),
  v.object({
    Kind: v.literal('faq'),
    Items: v.array(v.object({ Question: ContentText, Answer: v.array(TextRun) })),
  }),
  v.object({ Kind: v.literal('quote'), Text: ContentText, Source: ContentText }),
  /** The price of the day of a product. */
  v.object({ Kind: v.literal('price'), ProductId: Id }),
  v.object({
    Kind: v.literal('action'),
    Title: ContentText,
    Text: ContentText,
    Href: PageHref,
    LinkText: ContentText,
  }),
  v.object({
    Kind: v.literal('links'),
    Title: ContentText,
    Items: v.array(v.object({ Href: PageHref, Text: ContentText, Note: ContentText })),
  }),
] as const;

/** An image of the media library; sizes in CSS pixels, `Sizes` narrower copies for small screens. */
export const Picture = v.object({
  Src: ContentText,
  Alt: ContentText,
  Width: v.number(),
  Height: v.number(),
  Sizes: v.array(v.object({ Src: ContentText, Width: v.number() })),
});
export type Picture = v.InferOutput<typeof Picture>;

export const PlainBlock = v.variant('Kind', [...PLAIN_BLOCKS]);
export type PlainBlock = v.InferOutput<typeof PlainBlock>;

/** What a page is made of. Every text is plain text. */
export const PageBlock = v.variant('Kind', [
  ...TEXT_BLOCKS,
  v.object({ Kind: v.literal('calculator'), ProductGroupId: openPicklist(ProductGroupId) }),
  v.object({ Kind: v.literal('picture'), ...Picture.entries, Caption: ContentText }),
]);
export type PageBlock = v.InferOutput<typeof PageBlock>;

/** A page's block as it is stored: a picture refers to its medium, whose text and sizes are stored in one place. */
export const StoredBlock = v.variant('Kind', [
  ...TEXT_BLOCKS,
  /** The calculator of a product group; the editor sends it back as it came. */
  v.object({ Kind: v.literal('calculator'), ProductGroupId }),
  v.object({ Kind: v.literal('picture'), MediaKey: Reference, Caption: ContentText }),
]);
export type StoredBlock = v.InferOutput<typeof StoredBlock>;
