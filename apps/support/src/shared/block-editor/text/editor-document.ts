import { PageHref, type TextRun } from '@heizplatz/contract';
import * as v from 'valibot';
import type { TextBlock } from '../forms/text-blocks';

/** What the visual editor calls marks and nodes; the part of its JSON that pages can hold. */
export interface EditorMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}
export interface EditorNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly EditorMark[];
  readonly content?: readonly EditorNode[];
}

const STYLE_MARKS = { strong: 'bold', em: 'italic' } as const;

function getRunNode({ Text, Style, Href }: TextRun): EditorNode[] {
  if (Text === '') return [];
  const marks: EditorMark[] = [
    ...(Href === undefined ? [] : [{ type: 'link', attrs: { href: Href } }]),
    ...(Style === undefined ? [] : [{ type: STYLE_MARKS[Style] }]),
  ];
  return [{ type: 'text', text: Text, ...(marks.length > 0 && { marks }) }];
}

const paragraph = (runs: readonly TextRun[]): EditorNode => ({
  type: 'paragraph',
  content: runs.flatMap(getRunNode),
});

const list = (isOrdered: boolean, items: readonly (readonly TextRun[])[]): EditorNode => ({
  type: isOrdered ? 'orderedList' : 'bulletList',
  content: items.map((runs) => ({ type: 'listItem', content: [paragraph(runs)] })),
});

function getBlockNode(block: TextBlock): EditorNode {
  switch (block.Kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.Level ?? 2 }, content: getRunNode({ Text: block.Text }) };
    case 'text':
      return paragraph([{ Text: block.Text }]);
    case 'rich':
      return paragraph(block.Runs);
    case 'list':
      return list(
        false,
        block.Items.map((Text) => [{ Text }]),
      );
    case 'rich-list':
      return list(block.IsOrdered, block.Items);
  }
}

/** Blocks of text as the visual editor's document. */
export const getDocument = (blocks: readonly TextBlock[]): EditorNode => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(getBlockNode),
});

/** A link that a page may not have is none. */
function getHref(marks: readonly EditorMark[]): string | undefined {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  return v.is(PageHref, href) ? href : undefined;
}

const getStyle = (marks: readonly EditorMark[]): TextRun['Style'] =>
  marks.some(({ type }) => type === 'bold') ? 'strong' : marks.some(({ type }) => type === 'italic') ? 'em' : undefined;

const isAlike = (a: TextRun, b: TextRun): boolean => a.Style === b.Style && a.Href === b.Href;

/** Every text run below a node; adjacent runs of the same style are merged. */
export function getRuns(node: EditorNode): TextRun[] {
  if (node.type === 'text' && node.text) {
    const { text: Text, marks = [] } = node;
    const [Style, Href] = [getStyle(marks), getHref(marks)];
    return [{ Text, ...(Style && { Style }), ...(Href !== undefined && { Href }) }];
  }
  return (node.content ?? []).flatMap(getRuns).reduce<TextRun[]>((runs, run) => {
    const last = runs.at(-1);
    if (!last || !isAlike(last, run)) return [...runs, run];
    return [...runs.slice(0, -1), { ...last, Text: last.Text + run.Text }];
  }, []);
}

const plainText = (runs: readonly TextRun[]): string => runs.map(({ Text }) => Text).join('');
const isPlain = (runs: readonly TextRun[]): boolean =>
  runs.every(({ Style, Href }) => Style === undefined && Href === undefined);

/** Items of a list; those of lists within it follow theirs. */
function getItems(node: EditorNode): TextRun[][] {
  return (node.content ?? []).flatMap((part) => {
    if (part.type === 'paragraph') return [getRuns(part)];
    return getItems(part);
  });
}

function getNodeBlocks(node: EditorNode): TextBlock[] {
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const Items = getItems(node).filter((runs) => plainText(runs).trim() !== '');
    if (Items.length === 0) return [];
    if (node.type === 'bulletList' && Items.every(isPlain)) return [{ Kind: 'list', Items: Items.map(plainText) }];
    return [{ Kind: 'rich-list', IsOrdered: node.type === 'orderedList', Items }];
  }
  const runs = getRuns(node);
  const Text = plainText(runs);
  if (Text.trim() === '') return [];
  if (node.type === 'heading') return [{ Kind: 'heading', Text, ...(node.attrs?.['level'] === 3 && { Level: 3 }) }];
  return isPlain(runs) ? [{ Kind: 'text', Text }] : [{ Kind: 'rich', Runs: runs }];
}

/** The visual editor's document as blocks; empty paragraphs are left out. */
export const getBlocks = (document: EditorNode): TextBlock[] => (document.content ?? []).flatMap(getNodeBlocks);
