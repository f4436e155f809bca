import type { Shopped } from './shoppers.ts';

/** The database's records of the shoppers' orders. */
export interface Stored {
  readonly orders: readonly { readonly id: string; readonly number: string; readonly isOfOtherTime: boolean }[];
  /** By the sender's key: the number of the order in the response. */
  readonly responses: ReadonlyMap<string, string>;
  readonly mails: readonly StoredMail[];
}
export interface StoredMail {
  readonly id: string;
  readonly orderId: string;
  readonly kind: string;
  readonly state: string;
}

export interface Comparison {
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged, and not there or under another number. */
  readonly lost: readonly string[];
  /** Orders that belong to no key: the same click made a further one. */
  readonly doubled: readonly string[];
  /** Orders that were placed later than now, or before the run. */
  readonly ofOtherTime: readonly string[];
  /** Orders that lack a mail which others have. */
  readonly mailsMissing: readonly string[];
  /** Orders with two mails of one kind. */
  readonly mailsDoubled: readonly string[];
  /** Mails that are marked as sent, and never reached the mail server. */
  readonly mailsLost: readonly string[];
  /** Mails that were not sent. */
  readonly mailsWaiting: number;
  /** Mails that the mail server took more than once, under one Message-ID. */
  readonly mailsRepeated: number;
}

/** `taken`: how often the mail server took each mail. */
export function compare(shopped: Shopped, stored: Stored, taken: ReadonlyMap<string, number>): Comparison {
  const numbers = new Set(stored.orders.map(({ number }) => number));
  const answered = new Set(stored.responses.values());
  const kindsByKey = new Map(stored.orders.map(({ id }) => [id, [] as string[]]));
  for (const { orderId, kind } of stored.mails) kindsByKey.get(orderId)?.push(kind);
  const kinds = new Set(stored.mails.map(({ kind }) => kind));
  const ordersWith = (isWrong: (own: readonly string[]) => boolean) =>
    stored.orders.filter(({ id }) => isWrong(kindsByKey.get(id) ?? [])).map(({ number }) => number);
  return {
    acknowledged: shopped.acknowledged.length,
    stored: stored.orders.length,
    lost: shopped.acknowledged
      .filter(({ key, number }) => !numbers.has(number) || stored.responses.get(key) !== number)
      .map(({ number }) => number),
    doubled: stored.orders.filter(({ number }) => !answered.has(number)).map(({ number }) => number),
    ofOtherTime: stored.orders.filter(({ isOfOtherTime }) => isOfOtherTime).map(({ number }) => number),
    mailsMissing: ordersWith((own) => kinds.size === 0 || [...kinds].some((kind) => !own.includes(kind))),
    mailsDoubled: ordersWith((own) => new Set(own).size < own.length),
    mailsLost: stored.mails.filter(({ id, state }) => state === 'sent' && !taken.has(id)).map(({ id }) => id),
    mailsWaiting: stored.mails.filter(({ state }) => state !== 'sent').length,
    mailsRepeated: stored.mails.filter(({ id }) => (taken.get(id) ?? 0) > 1).length,
  };
}

/** Whether each order and each mail is there, and there once. */
export const isComplete = (comparison: Comparison): boolean =>
  comparison.acknowledged > 0 &&
  comparison.mailsWaiting === 0 &&
  [
    ...[comparison.lost, comparison.doubled, comparison.ofOtherTime],
    ...[comparison.mailsMissing, comparison.mailsDoubled, comparison.mailsLost],
  ].every((list) => list.length === 0);
