import type { CALLS, CallAnswer } from '@heizplatz/contract';
import { isoDay, localDay } from '../pricing/calendar-days';
import type { ClosedOrder, Retention } from './retention';

/** After the end of the year. */
const AUDIT_YEARS = 3;

export type Kept = CallAnswer<typeof CALLS.deleteAccount>['Kept'];

type KeptOrder = { readonly order: ClosedOrder; readonly retention: Retention };

function line({ keptUntil, law }: Retention, numbers: readonly string[]): Kept[number] {
  const noun = numbers.length === 1 ? 'Bestellung' : 'Bestellungen';
  return {
    What: `${noun} ${numbers.join(', ')} mit Anschrift, E-Mails und Belegen`,
    Until: keptUntil,
    Why: `Aufbewahrungspflicht für Buchungsbelege (${law})`,
  };
}

/** One line a law and last day, the first that ends first. */
export function presentKept(kept: readonly KeptOrder[]): Kept {
  const groups = new Map<string, { retention: Retention; numbers: string[] }>();
  for (const { order, retention } of kept) {
    const key = `${retention.keptUntil}|${retention.law}`;
    const group = groups.get(key) ?? { retention, numbers: [] };
    groups.set(key, group);
    group.numbers.push(order.number);
  }
  return [...groups.values()]
    .map(({ retention, numbers }) => line(retention, numbers.toSorted()))
    .toSorted((a, b) => a.Until.localeCompare(b.Until));
}

/** Who acted for the customer stays on record as long as claims can arise of it; null: nobody did. */
export function presentKeptAudit(lastActAt: Date | null): Kept[number] | null {
  if (!lastActAt) return null;
  return {
    What: 'Protokoll darüber, wann und warum unser Kundendienst für Sie gehandelt hat',
    Until: `${Number(isoDay(localDay(lastActAt)).slice(0, 4)) + AUDIT_YEARS}-12-31`,
    Why: 'Nachweis bis zum Ende der Verjährung (§ 195 BGB, § 1489 ABGB, Art. 60 OR)',
  };
}
