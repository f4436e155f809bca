import type { StoredBlock } from '@heizplatz/contract';
import {
  getBlocksOfSections,
  changeSections,
  findSectionOfBlock,
  getFirstBlock,
  openSections,
  type SectionsChange,
} from './block-sections';

const BLOCKS: StoredBlock[] = [
  { Kind: 'heading', Text: 'A' },
  { Kind: 'text', Text: 'B' },
  { Kind: 'quote', Text: 'C', Source: '' },
  { Kind: 'text', Text: 'D' },
];
const after = (...changes: SectionsChange[]) => changes.reduce(changeSections, openSections(BLOCKS));
const getTexts = (...changes: SectionsChange[]) =>
  getBlocksOfSections(after(...changes).sections).map((block) => ('Text' in block ? block.Text : block.Kind));

it('writes neighbouring texts together, and gives back every block', () => {
  expect(openSections(BLOCKS).sections.map(({ kind }) => kind)).toEqual(['text', 'form', 'text']);
  expect(getTexts()).toEqual(['A', 'B', 'C', 'D']);
});

it.each<[string, SectionsChange[], string[]]>([
  ['moves up', [{ type: 'move', id: 2, to: 0 }], ['C', 'A', 'B', 'D']],
  ['moves down', [{ type: 'move', id: 2, to: 2 }], ['A', 'B', 'D', 'C']],
  ['moves no further than the end', [{ type: 'move', id: 3, to: 3 }], ['A', 'B', 'C', 'D']],
  ['removes', [{ type: 'remove', id: 2 }], ['A', 'B', 'D']],
  ['adds at the end', [{ type: 'add', block: { Kind: 'price', ProductId: 20 }, at: 3 }], ['A', 'B', 'C', 'D', 'price']],
  ['adds between', [{ type: 'add', block: { Kind: 'price', ProductId: 20 }, at: 1 }], ['A', 'B', 'price', 'C', 'D']],
  [
    'splits a text',
    [
      { type: 'split', id: 1, before: [{ Kind: 'heading', Text: 'A' }], after: [{ Kind: 'text', Text: 'B' }] },
      { type: 'add', block: { Kind: 'price', ProductId: 20 }, at: 1 },
    ],
    ['A', 'price', 'B', 'C', 'D'],
  ],
  ['writes', [{ type: 'write', id: 3, blocks: [{ Kind: 'text', Text: 'E' }] }], ['A', 'B', 'C', 'E']],
  ['fills', [{ type: 'fill', id: 2, block: { Kind: 'quote', Text: 'Z', Source: '' } }], ['A', 'B', 'Z', 'D']],
  ['undoes', [{ type: 'remove', id: 2 }, { type: 'move', id: 1, to: 1 }, { type: 'undo' }], ['A', 'B', 'D']],
  ['undoes nothing', [{ type: 'undo' }], ['A', 'B', 'C', 'D']],
  ['takes other blocks', [{ type: 'replace', blocks: [{ Kind: 'text', Text: 'X' }] }], ['X']],
])('%s', (_, changes, texts) => {
  expect(getTexts(...changes)).toEqual(texts);
});

it('keeps what was typed when something else is undone', () => {
  const input: SectionsChange = { type: 'write', id: 3, blocks: [{ Kind: 'text', Text: 'E' }] };
  expect(getTexts({ type: 'remove', id: 2 }, input, { type: 'undo' })).toEqual(['A', 'B', 'C', 'E']);
});

it('finds the section of a block, and the first block of a section', () => {
  const { sections } = openSections(BLOCKS);
  expect([0, 1, 2, 3, 4].map((at) => findSectionOfBlock(sections, at)?.id)).toEqual([1, 1, 2, 3, undefined]);
  expect([1, 2, 3].map((id) => getFirstBlock(sections, id))).toEqual([0, 2, 3]);
});
