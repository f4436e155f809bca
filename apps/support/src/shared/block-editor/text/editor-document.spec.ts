import fc from 'fast-check';
import { getBlocks, getDocument, getRuns } from './editor-document';
import type { TextBlock } from '../forms/text-blocks';

const CASES: readonly TextBlock[] = [
  { Kind: 'heading', Text: 'Der Raum' },
  { Kind: 'heading', Text: 'Genauer', Level: 3 },
  { Kind: 'text', Text: 'Ein Absatz.' },
  { Kind: 'list', Items: ['eins', 'zwei'] },
  { Kind: 'rich', Runs: [{ Text: 'Das ist ' }, { Text: 'wichtig', Style: 'strong' }, { Text: '.', Style: 'em' }] },
  { Kind: 'rich', Runs: [{ Text: 'Zum ' }, { Text: 'Impressum', Href: '/impressum', Style: 'em' }] },
  { Kind: 'rich-list', IsOrdered: true, Items: [[{ Text: 'erstens' }], [{ Text: 'zweitens', Href: '#zwei' }]] },
  { Kind: 'rich-list', IsOrdered: false, Items: [[{ Text: 'fett', Style: 'strong' }]] },
];

it.each(CASES.map((block) => [block.Kind, block] as const))('%s comes back as it went', (_, block) => {
  expect(getBlocks(getDocument([block]))).toEqual([block]);
});

it('keeps any text, letter by letter', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        { maxLength: 5 },
      ),
      (texts) => {
        const blocks = texts.map((Text): TextBlock => ({ Kind: 'text', Text }));
        expect(getBlocks(getDocument(blocks))).toEqual(blocks);
      },
    ),
  );
});

it('leaves out what is empty', () => {
  const empty = { type: 'paragraph' };
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [empty] }] };
  expect(getBlocks({ type: 'doc', content: [empty, list, { type: 'heading', attrs: { level: 2 } }] })).toEqual([]);
});

it('makes one list of lists within', () => {
  const item = (text: string, ...rest: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...rest],
  });
  const inner = { type: 'bulletList', content: [item('innen')] };
  expect(
    getBlocks({ type: 'doc', content: [{ type: 'bulletList', content: [item('außen', inner), item('danach')] }] }),
  ).toEqual([{ Kind: 'list', Items: ['außen', 'innen', 'danach'] }]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://evil.example', 5, undefined])(
  'takes %s for no link',
  (href) => {
    const node = { type: 'text', text: 'klick', marks: [{ type: 'link', attrs: { href } }] };
    expect(getRuns(node)).toEqual([{ Text: 'klick' }]);
  },
);

it('knows no other marks', () => {
  expect(getRuns({ type: 'text', text: 'x', marks: [{ type: 'underline' }, { type: 'textStyle' }] })).toEqual([
    { Text: 'x' },
  ]);
});
