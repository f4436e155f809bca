import type { CurrencyTotal, SalesMetricRow, SalesMetrics } from '@heizplatz/contract';
import { CURRENCY_CODES } from '@heizplatz/country';
import type { Sums } from './metrics-repository';

type Amounts = Omit<Sums, 'key' | 'currency'>;
type Currency = SalesMetricRow['Currency'];

const NOTHING: Amounts = {
  ...{ orders: 0, weightKg: 0, litres: 0, cents: 0, weighedCents: 0, cancelled: 0, ratePay: 0, weightsToConfirm: 0 },
};

const isOf =
  (currency: Currency) =>
  (sums: Sums): boolean =>
    sums.currency === currency;
const added = (all: Amounts, one: Amounts): Amounts => ({
  orders: all.orders + one.orders,
  weightKg: all.weightKg + one.weightKg,
  litres: all.litres + one.litres,
  cents: all.cents + one.cents,
  weighedCents: all.weighedCents + one.weighedCents,
  cancelled: all.cancelled + one.cancelled,
  ratePay: all.ratePay + one.ratePay,
  weightsToConfirm: all.weightsToConfirm + one.weightsToConfirm,
});
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

function computeMetrics({ orders, weightKg, litres, cents, ...amounts }: Amounts): SalesMetrics {
  const { weighedCents, cancelled, ratePay, weightsToConfirm } = amounts;
  return {
    Orders: orders,
    WeightKg: weightKg,
    Litres: litres,
    Revenue: cents / 100,
    MeanPerTonne: weightKg === 0 ? null : Math.round((weighedCents * 1000) / weightKg) / 100,
    CancellationPercent: percent(cancelled, orders + cancelled),
    RatePayPercent: percent(ratePay, orders),
    WeightsToConfirm: weightsToConfirm,
  };
}

const sumRows = (sums: readonly Sums[]): Amounts => sums.reduce<Amounts>(added, NOTHING);

/** Sums of a period and of those that it is compared with; their keys are those of the period. */
export interface ComparedSums {
  readonly now: readonly Sums[];
  readonly before: readonly Sums[];
  readonly yearBefore: readonly Sums[];
}

const getOwn = ({ now, before, yearBefore }: ComparedSums, currency: Currency): ComparedSums => ({
  now: now.filter(isOf(currency)),
  before: before.filter(isOf(currency)),
  yearBefore: yearBefore.filter(isOf(currency)),
});
const isEmpty = ({ now, before }: ComparedSums): boolean => now.length + before.length === 0;

function grouped(sums: readonly Sums[]): Map<string, Sums[]> {
  const groups = new Map<string, Sums[]>();
  for (const one of sums) {
    const known = groups.get(one.key);
    if (known) known.push(one);
    else groups.set(one.key, [one]);
  }
  return groups;
}

/**
 * One row per key and currency (rule SITE-10); `keys` are included even where nothing was ordered, in each existing
 * currency.
 */
export function metricRows(sums: ComparedSums, keys: readonly string[]): SalesMetricRow[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = getOwn(sums, currency);
    if (isEmpty(own)) return [];
    const [now, before, yearBefore] = [grouped(own.now), grouped(own.before), grouped(own.yearBefore)];
    const found = new Set([...keys, ...now.keys(), ...before.keys()]);
    return [...found].map((key) => ({
      Key: key,
      Label: key,
      Currency: currency,
      Now: computeMetrics(sumRows(now.get(key) ?? [])),
      Before: computeMetrics(sumRows(before.get(key) ?? [])),
      YearBefore: computeMetrics(sumRows(yearBefore.get(key) ?? [])),
    }));
  });
}

type SalesTotal = Pick<CurrencyTotal, 'Currency' | 'Now' | 'Before' | 'YearBefore' | 'Payments'>;

/** Of sums by kind of payment: what each currency comes to in all. */
export function currencyTotals(payments: ComparedSums): SalesTotal[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = getOwn(payments, currency);
    if (isEmpty(own)) return [];
    const now = sumRows(own.now);
    const kinds = own.now
      .filter(({ orders }) => orders > 0)
      .toSorted((a, b) => b.orders - a.orders || (a.key < b.key ? -1 : 1));
    return {
      Currency: currency,
      Now: computeMetrics(now),
      Before: computeMetrics(sumRows(own.before)),
      YearBefore: computeMetrics(sumRows(own.yearBefore)),
      Payments: kinds.map(({ key, orders }) => ({
        Kind: key,
        Orders: orders,
        Percent: percent(orders, now.orders) ?? 0,
      })),
    };
  });
}
