import type { CurrencyTotal, SalesMetricRow, SalesMetrics } from '@heizplatz/contract';
import type { Sums } from './metrics-repository';

type Amounts = Pick<Sums, 'orders' | 'weightKg' | 'cents' | 'weighedCents' | 'cancelled' | 'ratePay'>;
type Currency = SalesMetricRow['Currency'];

const NOTHING: Amounts = { orders: 0, weightKg: 0, cents: 0, weighedCents: 0, cancelled: 0, ratePay: 0 };
const CURRENCIES: readonly Currency[] = ['EUR', 'CHF'];

const isOf =
  (currency: Currency) =>
  ({ isSwiss }: Sums): boolean =>
    isSwiss === (currency === 'CHF');
const added = (all: Amounts, one: Amounts): Amounts => ({
  orders: all.orders + one.orders,
  weightKg: all.weightKg + one.weightKg,
  cents: all.cents + one.cents,
  weighedCents: all.weighedCents + one.weighedCents,
  cancelled: all.cancelled + one.cancelled,
  ratePay: all.ratePay + one.ratePay,
});
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

function computeMetrics({ orders, weightKg, cents, weighedCents, cancelled, ratePay }: Amounts): SalesMetrics {
  return {
    Orders: orders,
    WeightKg: weightKg,
    Revenue: cents / 100,
    MeanPerTonne: weightKg === 0 ? null : Math.round((weighedCents * 1000) / weightKg) / 100,
    CancellationPercent: percent(cancelled, orders + cancelled),
    RatePayPercent: percent(ratePay, orders),
  };
}

const sumRows = (sums: readonly Sums[], isBefore: boolean): Amounts =>
  sums.filter((one) => one.isBefore === isBefore).reduce<Amounts>(added, NOTHING);

function grouped(sums: readonly Sums[]): Map<string, Sums[]> {
  const groups = new Map<string, Sums[]>();
  for (const one of sums) {
    const known = groups.get(one.key);
    if (known) known.push(one);
    else groups.set(one.key, [one]);
  }
  return groups;
}

/** One row per key and currency; `keys` are included even where nothing was ordered, in each existing currency. */
export function metricRows(sums: readonly Sums[], keys: readonly string[]): SalesMetricRow[] {
  return CURRENCIES.flatMap((currency) => {
    const own = sums.filter(isOf(currency));
    if (own.length === 0) return [];
    const entriesByKey = grouped(own);
    return [...new Set([...keys, ...entriesByKey.keys()])].map((key) => ({
      Key: key,
      Label: key,
      Currency: currency,
      Now: computeMetrics(sumRows(entriesByKey.get(key) ?? [], false)),
      Before: computeMetrics(sumRows(entriesByKey.get(key) ?? [], true)),
    }));
  });
}

/** Of sums by kind of payment: what each currency comes to in all. */
export function currencyTotals(payments: readonly Sums[]): CurrencyTotal[] {
  return CURRENCIES.flatMap((currency) => {
    const own = payments.filter(isOf(currency));
    if (own.length === 0) return [];
    const now = sumRows(own, false);
    const kinds = own
      .filter(({ isBefore, orders }) => !isBefore && orders > 0)
      .toSorted((a, b) => b.orders - a.orders || (a.key < b.key ? -1 : 1));
    return {
      Currency: currency,
      Now: computeMetrics(now),
      Before: computeMetrics(sumRows(own, true)),
      Payments: kinds.map(({ key, orders }) => ({
        Kind: key,
        Orders: orders,
        Percent: percent(orders, now.orders) ?? 0,
      })),
    };
  });
}
