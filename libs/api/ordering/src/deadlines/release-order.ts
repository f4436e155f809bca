import { problem } from '@heizplatz/api-platform';
import type { PriceBook } from '@heizplatz/api-pricing';
import { answerDueFrom } from './answer-due-at';
import type { Order } from '../order/order';
import type { OrderChanges } from '../order/order-repository';

/** 'Released' is the start of the dealer's response period. CONFLICT once the confirmation period is over. */
export function releaseChanges(
  { configuration, offer, confirmUntil, state }: Order,
  { book, now, isProven }: { readonly book: PriceBook; readonly now: Date; readonly isProven: boolean },
): OrderChanges {
  if (state === 'placed' && confirmUntil && confirmUntil <= now)
    throw problem('CONFLICT', { detail: 'Die Frist zur Bestätigung ist vorbei. Bitte bestellen Sie neu.' });
  return {
    confirmUntil: null,
    ...(isProven && { mailboxProvenAt: now }),
    answerDueAt: answerDueFrom(book, configuration, now, offer.DeliveryDate),
  };
}
