import { WORDING } from '@heizplatz/country/wording';
import { type MailBlock, momentText } from '@heizplatz/api-platform';
import { countryRules, siteById } from '@heizplatz/country';
import type { Order } from '../order/order';

/** Where the law requires the contract on a durable medium after a call. */

/** Confirms in writing what was ordered on the phone; nothing for orders that the customer placed itself. */
export function phoneOrderBlocks({ takenByName, placedAt, countryId, isConsumer }: Order): MailBlock[] {
  if (takenByName === null) return [];
  const site = siteById(countryId);
  const { confirmationLaw } = WORDING[countryId];
  const withdrawal =
    isConsumer && countryRules(site.countryId).withdrawal
      ? ' Auch eine telefonische Bestellung können Sie widerrufen; die Belehrung darüber liegt bei.'
      : '';
  return [
    {
      kind: 'note',
      text: `Sie haben diese Bestellung am ${momentText(placedAt, site)} telefonisch aufgegeben; unser Kundendienst hat sie nach Ihren Angaben aufgenommen. Diese Mail bestätigt Ihnen, was bestellt ist${confirmationLaw && ` (${confirmationLaw})`}.${withdrawal} Bitte prüfen Sie alles: Stimmt etwas nicht, rufen Sie uns gleich an, ${site.customerPhone}.`,
    },
  ];
}
