import { epochDay } from '@heizplatz/api-platform';
import { type priceFactors, QUOTATION_PARTS } from '@heizplatz/api-pricing';
import { dayAfter } from '../random/day-after';
import { SERIES_DAYS } from './make-price-series';
import { priceBetween } from './price-between';
import { QUOTATION_KNOTS } from './quotation-knots';
import type { RandomStreams } from '../random/random-streams';

type QuotationRow = typeof priceFactors.$inferSelect;

/** Goods move by 1.5 % from day to day, currencies by 0.3 %. */
const GOODS_WIGGLE = 0.015;
const CURRENCY_WIGGLE = 0.003;
const CURRENCY_IDS: readonly number[] = [3, 4];

/** Markets are closed at weekends: Saturday and Sunday have Friday's value. */
function tradingDay(day: string): string {
  const weekday = (epochDay(day) + 3) % 7;
  return weekday > 4 ? dayAfter(day, 4 - weekday) : day;
}

function quotation(streams: RandomStreams, factorId: number, day: string): number {
  const traded = tradingDay(day);
  const wiggle = CURRENCY_IDS.includes(factorId) ? CURRENCY_WIGGLE : GOODS_WIGGLE;
  const moved = 1 + (streams(`quotation/${factorId}/${traded}`)() * 2 - 1) * wiggle;
  return Math.round(priceBetween(QUOTATION_KNOTS[factorId] ?? [], traded) * moved * QUOTATION_PARTS);
}

/** Invented daily quotations of three and a half years up to a day; the same on every machine. */
export function makeQuotations(streams: RandomStreams, today: string): QuotationRow[] {
  const firstDay = dayAfter(today, 1 - SERIES_DAYS);
  return Object.keys(QUOTATION_KNOTS).map((id) => ({
    factorId: Number(id),
    firstDay,
    daily: Array.from({ length: SERIES_DAYS }, (_, index) => quotation(streams, Number(id), dayAfter(firstDay, index))),
  }));
}
