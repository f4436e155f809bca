import type { ImpersonalReason, Schema } from './mark.ts';

/** Terms that end a column's text (platform/retention/terms.ts). */
export type TermEnding =
  | 'account'
  | 'audit'
  | 'bankDetails'
  | 'creditCheck'
  | 'draft'
  | 'exportFile'
  | 'failureCount'
  | 'mail'
  | 'mailedLink'
  | 'notification'
  | 'orderKey'
  | 'registration'
  | 'report'
  | 'request'
  | 'scriptError';

/**
 * What ends a column's text: a term, `order` (with the order, after the legal retention period), or `staff` (names of our
 * own people and of dealers, retained with the record of their work).
 */
export type Ending = TermEnding | 'order' | 'staff';

/** Why a customer's copy of its own data lacks a column. */
export const WITHHELD = {
  secret: 'a hash, a key, or what a login or a debit needs',
  derived: 'a copy that the database maintains of columns that are in it',
  others: 'tells of somebody else',
  mailbox: 'lies in the person’s own mailbox',
  elsewhere: 'stands in it elsewhere, or in another form',
  passing: 'lasts for days, and has no owner who could ask',
} as const;
export type Withheld = keyof typeof WITHHELD;

/** Of JSON: what it holds, key by key; 'request': what somebody sent to a call, as the call's own schemas say. */
type Content = Schema | 'request';

interface PersonalColumnMark {
  readonly ends: Ending;
  /** What a customer's copy of its own data calls it. Names of our own people need neither this nor a reason. */
  readonly own?: string;
  readonly withheld?: Withheld;
  readonly content?: Content;
  /** What replaces the text where its row stays; absent: null, the default, or 'gelöscht'. */
  readonly erased?: string;
}
type OwnedColumnMark = PersonalColumnMark & ({ readonly own: string } | { readonly withheld: Withheld });

export type ColumnMark = PersonalColumnMark | { readonly reason: ImpersonalReason; readonly content?: Content };

const MARK = Symbol('mark of personal data');

/** A builder hands its configuration to the column that it makes. */
function withMark<Builder extends object>(builder: Builder, mark: ColumnMark): Builder {
  Object.assign(Reflect.get(builder, 'config') as object, { [MARK]: mark });
  return builder;
}

/** Marks a column of a table as personal data; the outermost call, around `array()` too. */
export const personalColumn = <Builder extends object>(
  mark: OwnedColumnMark | (PersonalColumnMark & { readonly ends: 'staff' }),
  builder: Builder,
): Builder => withMark(builder, mark);

/** Says why a column of text or JSON tells of nobody; of JSON with what it holds. */
export const impersonalColumn = <Builder extends object>(
  reason: ImpersonalReason,
  builder: Builder,
  content?: Content,
): Builder => withMark(builder, { reason, ...(content && { content }) });

export function getColumnMark(column: object): ColumnMark | undefined {
  const config = Reflect.get(column, 'config') as { readonly [MARK]?: ColumnMark };
  return config[MARK];
}
