import { CUSTOMER_GROUP_IDS } from '@heizplatz/api-catalog';
import type { dealerPayments } from '@heizplatz/api-dealers';
import { isPaidIn, PAYMENT_KIND_CODES, PAYMENT_KINDS, type PaymentKind } from '@heizplatz/contract';
import { countryRules } from '@heizplatz/country';
import type { DemoDealer } from './demo-dealer';
import { pickOne } from '../random/pick-one';
import type { RandomStreams } from '../random/random-streams';

type PaymentRow = typeof dealerPayments.$inferSelect;

const GROUPS = Object.values(CUSTOMER_GROUP_IDS);

/** Every so many-th dealer takes every kind that its country knows, so that each kind can be tried nearly anywhere. */
const TAKES_ALL = 4;
/** Of a hundred dealers, so many take a kind beside invoices. */
const COMMON_KINDS: Readonly<Partial<Record<PaymentKind, number>>> = {
  ...{ sepa: 85, ratenzahlung: 30, 'ratepay-rechnung': 35, 'ratepay-sepa': 30 },
};

/** In the order in which the dealer prefers them; every dealer takes invoices. */
function getKinds(random: () => number, { id, countryId }: DemoDealer['row']): PaymentKind[] {
  const kinds: PaymentKind[] = ['rechnung'];
  for (const kind of PAYMENT_KIND_CODES) {
    if (kind === 'rechnung' || !isPaidIn(kind, countryId)) continue;
    const isTaken = random() * 100 < (COMMON_KINDS[kind] ?? 0) || id % TAKES_ALL === 0;
    const isPreferred = PAYMENT_KINDS[kind].debitedBy === 'dealer' && random() < 0.15;
    if (isTaken && isPreferred) kinds.unshift(kind);
    else if (isTaken) kinds.push(kind);
  }
  return kinds;
}

/** Businesses get no instalments. */
export function makePayments(streams: RandomStreams, dealers: readonly DemoDealer[]): PaymentRow[] {
  return dealers.flatMap(({ row }) => {
    const random = streams(`payments/${row.id}`);
    const kinds = getKinds(random, row).map((kind) => PAYMENT_KINDS[kind]);
    const termDays = pickOne(random, countryRules(row.countryId).hasQrBill ? [10, 20, 30] : [7, 10, 14]);
    return GROUPS.flatMap((customerGroupId) =>
      kinds
        .filter(({ credit }) => customerGroupId !== CUSTOMER_GROUP_IDS.business || credit !== 'instalments')
        .map(({ id: paymentKindId, hasTerm }, position) => ({
          dealerId: row.id,
          paymentKindId,
          customerGroupId,
          position,
          termDays: hasTerm ? termDays : 0,
        })),
    );
  });
}
