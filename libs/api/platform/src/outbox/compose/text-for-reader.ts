import { inertText, uncalledText } from './inert-text';
import type { MailBlock, MailRow, MailText } from './mail-block';

/** How a text reaches its reader; undefined: not at all. */
type ReadText = (text: MailText) => string | undefined;

export interface Reader {
  readonly isProven: boolean;
  /** Whether law asks for what was typed. */
  readonly isOwed: boolean;
  /** What may be clicked: the reader's mailbox, what the dealer is reached by, names of attachments. */
  readonly ours: readonly string[];
  /** The site's host and origin: all their pages are ours. */
  readonly places: readonly string[];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What stands alone: 'heizplatz.de' of 'heizplatz.de.gratis.pl' does not. */
function standingAlone({ ours, places }: Pick<Reader, 'ours' | 'places'>): RegExp {
  const pages = places.map((place) => `${escaped(place)}(?:[/?#]\\S*)?`);
  const any = [...pages, ...ours.filter(Boolean).map(escaped)].join('|');
  return new RegExp(`(?<![^\\s(„])((?:${any})(?=[,;:.!?)“]*(?:\\s|$)))`, 'u');
}

/**
 * For whoever has proven the mailbox everything as it is. Others get nothing that was typed unless law asks for it, and
 * of everybody's words nothing to click but what is ours: else anyone could write to anyone in our name.
 */
export function textForReader({ isProven, isOwed, ...allowed }: Reader): ReadText {
  if (isProven) return (text) => (typeof text === 'string' ? text : text.typed);
  const alone = standingAlone(allowed);
  const inert = (text: string) =>
    text
      .split(alone)
      .map((part, nth) => (nth % 2 === 1 ? part : inertText(part)))
      .join('');
  return (text) => {
    if (typeof text === 'string') return inert(text);
    return isOwed ? uncalledText(text.typed) : undefined;
  };
}

const isRead = <T>(text: T | undefined): text is T => text !== undefined;
const ifAny = <T>(texts: readonly T[], block: MailBlock<string>): MailBlock<string>[] =>
  texts.length === 0 ? [] : [block];

function rowForReader({ value, ...row }: MailRow<MailText>, read: ReadText): MailRow | undefined {
  const text = read(value);
  return text === undefined ? undefined : { ...row, value: text };
}

/** The block as its reader gets it; nothing where all of it is left out. */
export function blockForReader(block: MailBlock, read: ReadText): MailBlock<string>[] {
  switch (block.kind) {
    case 'list': {
      const items = block.items.map(read).filter(isRead);
      return ifAny(items, { ...block, items });
    }
    case 'lines': {
      const lines = block.lines.map(read).filter(isRead);
      return ifAny(lines, { ...block, lines });
    }
    case 'rows': {
      const rows = block.rows.map((row) => rowForReader(row, read)).filter(isRead);
      return ifAny(rows, { ...block, rows });
    }
    case 'button':
      return [block];
    default: {
      const text = read(block.text);
      return text === undefined ? [] : [{ ...block, text }];
    }
  }
}
