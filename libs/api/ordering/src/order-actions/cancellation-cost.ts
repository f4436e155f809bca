import { WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { countryRules } from '@heizplatz/country';
import type { Order } from '../order/order';

/**
 * The possible cost of a cancellation, as text. Consumers in DE and AT have a free alternative, the withdrawal; Swiss
 * dealers grant what their terms state (dealer-terms.ts).
 */
export function cancellationCost({ countryId, isConsumer }: Order, before: Order['state']): string {
  if (before === 'placed') return 'Der Händler hatte noch nicht angenommen: Die Stornierung kostet nichts.';
  const { withdrawal } = countryRules(countryId);
  if (!withdrawal)
    return 'Bis drei Werktage vor dem Liefertermin ist die Stornierung kostenlos. Später kann der Händler die nachgewiesenen Kosten der Anfahrt verlangen.';
  const fee =
    'Der Händler hatte schon angenommen: Für die Stornierung kann er die Kosten verlangen, die seine AGB nennen.';
  if (!isConsumer) return fee;
  return `${fee} Kostenlos ist der Widerruf: Unter „${WITHDRAWAL_WORDS[withdrawal].button}“ auf der Seite der Bestellung können Sie ihn noch erklären; er geht der Stornierung und jeder Gebühr vor.`;
}
