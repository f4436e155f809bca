import { after, isoDay, localDay, toSeconds, TERMS } from '@heizplatz/api-platform';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import type { ClosedOrder, Retention } from './retention';

export type Stored = CallResponse<typeof CALLS.deleteAccount>['Kept'];

type RetainedOrder = { readonly order: ClosedOrder; readonly retention: Retention };

function line({ keptUntil: retainedUntil, law }: Retention, numbers: readonly string[]): Stored[number] {
  const noun = numbers.length === 1 ? 'Bestellung' : 'Bestellungen';
  return {
    What: `${noun} ${numbers.join(', ')} mit Anschrift, E-Mails und Belegen`,
    Where: 'Bestellungen, Postausgang und Ablage der Belege; der Händler führt seine eigenen Unterlagen',
    Until: retainedUntil,
    Why: `Aufbewahrungspflicht für Buchungsbelege (${law})`,
  };
}

/** One line a law and last day, the first that ends first. */
export function presentRetained(retained: readonly RetainedOrder[]): Stored {
  const groups = new Map<string, { retention: Retention; numbers: string[] }>();
  for (const { order, retention } of retained) {
    const key = `${retention.keptUntil}|${retention.law}`;
    const group = groups.get(key) ?? { retention, numbers: [] };
    groups.set(key, group);
    group.numbers.push(order.number);
  }
  return [...groups.values()]
    .map(({ retention, numbers }) => line(retention, numbers.toSorted()))
    .toSorted((a, b) => a.Until.localeCompare(b.Until));
}

/**
 * Records of what staff did for the customer, or with what it ordered and asked for, are retained while claims may arise
 * from it; empty if there was nothing.
 */
export function presentRetainedAudit(lastCommandAt: Date | null): Stored {
  if (!lastCommandAt) return [];
  const line = {
    What: 'Protokoll darüber, wann und warum unser Kundendienst für Sie gehandelt und was er zu Ihren Anliegen vermerkt hat',
    Where: 'Protokoll der Mitarbeiter',
    Until: `${Number(isoDay(localDay(lastCommandAt)).slice(0, 4)) + TERMS.audit.count}-12-31`,
    Why: 'Nachweis bis zum Ende der Verjährung (§ 195 BGB, § 1489 ABGB, Art. 60 OR)',
  };
  return [line];
}

/** What our people wrote to both sides of a report stays as long as the other side may read it; empty without one. */
export function presentRetainedDecisions(decidedAt: Date | null): Stored {
  if (!decidedAt) return [];
  const line = {
    What: 'Unsere Entscheidungen über Meldungen, die Sie geschickt haben oder die Ihre Bewertungen betrafen, ohne Ihren Namen',
    Where: 'Meldungen',
    Until: isoDay(localDay(after(decidedAt, toSeconds(TERMS.report)))),
    Why: 'Auch der andere Teil kann sie lesen und anfechten (Artikel 17 und 20 der Verordnung über digitale Dienste)',
  };
  return [line];
}

/** Counts that limit abuse name mailboxes until they are swept; empty if there is none. */
export function presentRetainedCounts(endsAt: Date | null): Stored {
  if (!endsAt) return [];
  const line = {
    What: 'Wie oft zuletzt etwas an Ihre E-Mail-Adresse geschickt oder mit ihr versucht wurde',
    Where: 'Zähler gegen Missbrauch',
    Until: isoDay(localDay(after(endsAt, toSeconds(TERMS.failureCount)))),
    Why: 'Schutz von Postfächern und Konten',
  };
  return [line];
}

/** List exports by staff that may contain the customer; empty when all have expired. */
export function presentRetainedExports(lastEnd: Date | null): Stored {
  if (!lastEnd) return [];
  const line = {
    What: 'Auszüge aus Listen, die unsere Mitarbeiter in den letzten Tagen abgerufen haben, falls Sie darin stehen',
    Where: 'Ablage der Auszüge',
    Until: isoDay(localDay(lastEnd)),
    Why: 'Laufende Arbeit; die Dateien löschen sich von selbst',
  };
  return [line];
}

/** The mail that contains this information. */
export const presentLastMail = (now: Date): Stored[number] => ({
  What: 'Die E-Mail, die Ihnen die Löschung bestätigt',
  Where: 'Postausgang',
  Until: isoDay(localDay(new Date(now.getTime() + toSeconds(TERMS.lastMail) * 1000))),
  Why: 'Versand und Rückfragen',
});
