import { CUSTOMER_GROUP_IDS, PAYMENT_KIND_IDS } from '@heizplatz/api-catalog';
import type { dealerPayments } from '@heizplatz/api-dealers';
import type { DemoDealer } from './demo-dealer';
import { pickOne } from '../random/pick-one';
import type { RandomStreams } from '../random/random-streams';

type PaymentRow = typeof dealerPayments.$inferSelect;

const { invoice, sepa, instalments, ratePayInvoice, ratePaySepa } = PAYMENT_KIND_IDS;
const GROUPS = Object.values(CUSTOMER_GROUP_IDS);
const SWITZERLAND = 3;

/** Every so many-th dealer takes every kind that its country knows, so that each kind can be tried nearly anywhere. */
const TAKES_ALL = 4;

/** In the order in which the dealer prefers them; Switzerland knows no SEPA debit. */
function getKinds(random: () => number, { id, countryId }: DemoDealer['row']): number[] {
  const has = (chance: number) => random() < chance || id % TAKES_ALL === 0;
  if (countryId === SWITZERLAND) {
    return [invoice, ...(has(0.3) ? [instalments] : []), ...(has(0.3) ? [ratePayInvoice] : [])];
  }
  const takesSepa = has(0.85);
  const prefersSepa = random() < 0.15;
  const own = takesSepa ? (prefersSepa ? [sepa, invoice] : [invoice, sepa]) : [invoice];
  return [
    ...own,
    ...(has(0.3) ? [instalments] : []),
    ...(has(0.35) ? [ratePayInvoice] : []),
    ...(has(0.3) ? [ratePaySepa] : []),
  ];
}

/** Every dealer takes invoices from everybody; businesses get no instalments. */
export function makePayments(streams: RandomStreams, dealers: readonly DemoDealer[]): PaymentRow[] {
  return dealers.flatMap(({ row }) => {
    const random = streams(`payments/${row.id}`);
    const kinds = getKinds(random, row);
    const termDays = pickOne(random, row.countryId === SWITZERLAND ? [10, 20, 30] : [7, 10, 14]);
    return GROUPS.flatMap((customerGroupId) =>
      kinds
        .filter((kind) => customerGroupId !== CUSTOMER_GROUP_IDS.business || kind !== instalments)
        .map((paymentKindId, position) => ({
          dealerId: row.id,
          paymentKindId,
          customerGroupId,
          position,
          termDays: paymentKindId === invoice ? termDays : 0,
        })),
    );
  });
}
