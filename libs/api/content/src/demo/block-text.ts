import type { StoredBlock, TextRun } from '@heizplatz/contract';
import { pictureKey, type PictureName } from '../content-blocks/pictures/all-pictures';

const MARKS = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^\s()]+)\)/g;

/** '**fett**' and '[Text](/pfad)' become runs; everything else is text as it is. */
export function getRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > from) runs.push({ Text: text.slice(from, mark.index) });
    if (mark[1] !== undefined) runs.push({ Text: mark[1], Style: 'strong' });
    else runs.push({ Text: mark[2] ?? '', Href: mark[3] ?? '/' });
    from = mark.index + mark[0].length;
  }
  return from < text.length ? [...runs, { Text: text.slice(from) }] : runs;
}

export const h2 = (Text: string): StoredBlock => ({ Kind: 'heading', Text });
export const p = (text: string): StoredBlock => ({ Kind: 'rich', Runs: getRuns(text) });
export const ul = (...items: string[]): StoredBlock => ({
  Kind: 'rich-list',
  IsOrdered: false,
  Items: items.map(getRuns),
});
export const ol = (...items: string[]): StoredBlock => ({
  Kind: 'rich-list',
  IsOrdered: true,
  Items: items.map(getRuns),
});
export const quote = (Text: string, Source: string): StoredBlock => ({ Kind: 'quote', Text, Source });
export const picture = (name: PictureName, Caption: string): StoredBlock => ({
  Kind: 'picture',
  MediaKey: pictureKey(name),
  Caption,
});
export const faq = (...items: [question: string, answer: string][]): StoredBlock => ({
  Kind: 'faq',
  Items: items.map(([Question, answer]) => ({ Question, Answer: getRuns(answer) })),
});

/** Columns that end in '|' contain numbers. */
export const table = (Caption: string, columns: string[], ...Rows: string[][]): StoredBlock => ({
  Kind: 'table',
  Caption,
  Columns: columns.map((label) => ({ Label: label.replace(/\|$/, ''), IsNumeric: label.endsWith('|') })),
  Rows,
});
export const action = (Title: string, Text: string, Href: string, LinkText: string): StoredBlock => ({
  Kind: 'action',
  ...{ Title, Text, Href, LinkText },
});
export const links = (Title: string, ...items: [href: string, text: string, note: string][]): StoredBlock => ({
  Kind: 'links',
  Title,
  Items: items.map(([Href, Text, Note]) => ({ Href, Text, Note })),
});
export const price = (ProductId: number): StoredBlock => ({ Kind: 'price', ProductId });
