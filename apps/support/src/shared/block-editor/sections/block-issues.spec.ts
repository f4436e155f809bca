import type { StoredBlock } from '@heizplatz/contract';
import { findBlockIssues, toBlockIssues } from './block-issues';

const table = (label: string, cells: string[]): StoredBlock => ({
  ...{ Kind: 'table', Caption: '', Columns: [{ Label: label, IsNumeric: false }], Rows: [cells] },
});
const link = (href: string) => ({ Href: href, Text: '', Note: '' });

it.each<[string, StoredBlock, string | undefined]>([
  ['a whole table', table('Klasse', ['A1']), undefined],
  ['a row that is too short', table('Klasse', []), 'TABLE_INV'],
  ['a column without a name', table(' ', ['A1']), 'COLUMN_REQ'],
  ['a picture that is not chosen', { Kind: 'picture', MediaKey: '', Caption: '' }, 'MEDIUM_REQ'],
  ['links that lead nowhere', { Kind: 'links', Title: '', Items: [link('x'), link('y')] }, 'HREF_INV'],
  ['an unsaveable text', { Kind: 'heading', Text: '\u0000' }, undefined],
])('%s', (_, block, code) => {
  const issues = findBlockIssues([{ Kind: 'text', Text: 'davor' }, block]).filter((issue) => issue.block !== null);
  expect(issues).toEqual(code ? [{ block: 1, code }] : []);
});

it('names what concerns the whole page without a block', () => {
  expect(findBlockIssues([{ Kind: 'heading', Text: '\u0000' }])).toEqual([{ block: null, code: 'TEXT_INV' }]);
});

it('reads the errors of the API', () => {
  const errors = [
    { path: 'body.Blocks.3.MediaKey', code: 'MEDIUM_NXT' },
    { path: 'body.Blocks.12', code: 'other' },
    { path: 'body.Version', code: 'REQUIRED' },
  ];
  expect(toBlockIssues(errors)).toEqual([
    { block: 3, code: 'MEDIUM_NXT' },
    { block: 12, code: 'BLOCK_INV' },
  ]);
});
