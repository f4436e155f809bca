import type { FormBlock } from './forms/text-blocks';

/** What each kind of block begins with. */
const EMPTY: { readonly [Kind in FormBlock['Kind']]: Extract<FormBlock, { Kind: Kind }> } = {
  table: {
    ...{ Kind: 'table', Caption: '', Rows: [['', '']] },
    Columns: [
      { Label: 'Spalte 1', IsNumeric: false },
      { Label: 'Spalte 2', IsNumeric: false },
    ],
  },
  faq: { Kind: 'faq', Items: [{ Question: '', Answer: [] }] },
  quote: { Kind: 'quote', Text: '', Source: '' },
  calculator: { Kind: 'calculator', ProductGroupId: 3 },
  price: { Kind: 'price', ProductId: 20 },
  action: { Kind: 'action', Title: '', Text: '', Href: '/', LinkText: '' },
  links: { Kind: 'links', Title: '', Items: [{ Href: '/', Text: '', Note: '' }] },
  picture: { Kind: 'picture', MediaKey: '', Caption: '' },
};

export const newBlock = (kind: FormBlock['Kind']): FormBlock => EMPTY[kind];

/** What pages, news and landing pages are made of beside text. */
export const BLOCK_KINDS: readonly FormBlock['Kind'][] = [
  'picture',
  'table',
  'faq',
  'quote',
  'links',
  'calculator',
  'price',
  'action',
];
