/**
 * Content blocks of a mail; each kind is rendered once as text and once as HTML. Texts are plain, and escaped where
 * needed.
 */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Stands out: what the reader should not miss. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Label and value; `isStrong` for totals. */
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  /** An address or the like, line by line. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** `isSecond`: another way beside the one that the mail is about. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string; readonly isSecond?: boolean };

export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}
