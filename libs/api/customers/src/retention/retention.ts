import type { OrderState } from '@heizplatz/api-ordering';
import { isoDay, localDay } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import type { RetentionRule } from './retention-catalogue';

/** What the rule reads of an order. */
export interface ClosedOrder {
  readonly id: string;
  readonly number: string;
  readonly countryId: CountryId;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly deliveredOn: string | null;
  readonly invoicedAt: Date | null;
  readonly paidAt: Date | null;
}

export interface Retention {
  /** ISO, the last day of a year. */
  readonly keptUntil: string;
  readonly law: string;
}

/** No contract was concluded, so nothing has to be retained. */
export const WITHOUT_CONTRACT: readonly OrderState[] = ['declined', 'expired'];

const getYear = (at: Date): number => Number(isoDay(localDay(at)).slice(0, 4));

/** The year of the last paper. */
function lastYear({ placedAt, deliveredOn, invoicedAt, paidAt }: ClosedOrder): number {
  const days = [placedAt, invoicedAt, paidAt].filter((at) => at !== null).map(getYear);
  return Math.max(...days, deliveredOn === null ? 0 : Number(deliveredOn.slice(0, 4)));
}

/**
 * Until when and by which law an order is retained after its customer's account was deleted, evaluated on a day
 * (ISO); null: it is not.
 */
export function getRetention(order: ClosedOrder, rules: readonly RetentionRule[], day: string): Retention | null {
  if (WITHOUT_CONTRACT.includes(order.state)) return null;
  const rule = rules
    .filter(({ countryId, validFrom }) => countryId === order.countryId && validFrom <= day)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
  if (!rule) throw new Error(`no retention rule of country ${order.countryId} on ${day}`);
  const retainedUntil = `${lastYear(order) + rule.years}-12-31`;
  return retainedUntil < day ? null : { keptUntil: retainedUntil, law: rule.law };
}
