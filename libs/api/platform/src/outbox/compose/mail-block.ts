/** What a customer or a visitor typed, however long ago. A mail to a mailbox that nobody has proven shows none of it. */
export interface TypedText {
  readonly typed: string;
}

/** Marks what was typed, with the words around it that make no sense without it. */
export const typed = (text: string): TypedText => ({ typed: text });

/** Of our own words, or of a dealer's or our people's; or typed by somebody else. */
export type MailText = string | TypedText;

/**
 * Content blocks of a mail; each kind is rendered once as text and once as HTML. Texts are plain, and escaped where
 * needed. What is typed is left out or shown by the rule of the mail's kind (mail-kinds.ts).
 */
export type MailBlock<Text extends MailText = MailText> =
  | { readonly kind: 'heading'; readonly text: Text }
  | { readonly kind: 'text'; readonly text: Text }
  /** Stands out: what the reader should not miss. */
  | { readonly kind: 'note'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  /** Label and value; `isStrong` for totals. */
  | { readonly kind: 'rows'; readonly rows: readonly MailRow<Text>[] }
  /** An address or the like, line by line. */
  | { readonly kind: 'lines'; readonly lines: readonly Text[] }
  /** `isSecond`: another way beside the one that the mail is about. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string; readonly isSecond?: boolean };

export interface MailRow<Text extends MailText = string> {
  readonly label: string;
  readonly value: Text;
  readonly isStrong?: boolean;
}

/** A row whose value was typed. */
export const typedRow = ({ value, ...row }: MailRow): MailRow<MailText> => ({ ...row, value: typed(value) });
