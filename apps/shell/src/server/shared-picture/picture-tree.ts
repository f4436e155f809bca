import { BRAND } from '@heizplatz/country';
import type { ReactNode } from 'react';
import type { DocumentHead } from './read-head';

interface Box {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: object, children: readonly (Box | string)[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Longest text that fits in three lines. */
const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length - 1))} …`;

const titleSize = (title: string): number => (title.length < 42 ? 72 : title.length < 80 ? 58 : 48);

/** 1200 × 630: the brand, the page's subject and its icon, which is passed as a data URL. */
export function pictureTree({ title, description }: DocumentHead, host: string, sign: string): ReactNode {
  const brand = box({ fontSize: 36, fontWeight: 700, color: '#1F4D3F' }, BRAND);
  const textColumn = box({ flexDirection: 'column', width: 740, justifyContent: 'center' }, [
    box({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15, color: '#23201C' }, shortened(title, 110)),
    box({ marginTop: 24, fontSize: 30, lineHeight: 1.4, color: '#5C554B' }, shortened(description, 150)),
  ]);
  const picture: Box = { type: 'img', props: { src: sign, width: 240, height: 240, style: { marginLeft: 76 } } };
  const footer = box({ fontSize: 26, color: '#5C554B' }, host);
  const content = box({ flexGrow: 1, alignItems: 'center' }, [textColumn, picture]);
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      padding: '56px 72px 48px',
      borderBottom: '20px solid #1F4D3F',
      background: '#FBF8F3',
      fontFamily: 'Figtree',
    },
    [brand, content, footer],
  ) as ReactNode;
}
