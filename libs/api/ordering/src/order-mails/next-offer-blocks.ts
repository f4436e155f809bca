import { WORDING } from '@heizplatz/country/wording';
import type { MailBlock } from '@heizplatz/api-platform';
import type { Offer } from '@heizplatz/contract';
import { formatLongDate, siteById } from '@heizplatz/country';
import { totalText } from '../order-view/deposit-row';
import type { Order } from '../order/order';

/** What comes closest now, in a mail: the page that the mail links to orders each in one click. */
export function nextOfferBlocks({ countryId }: Order, offers: readonly Offer[]): MailBlock[] {
  const site = siteById(countryId);
  if (offers.length === 0)
    return [{ kind: 'text', text: `Zurzeit gibt es keine anderen ${WORDING[countryId].offers} für Ihre Bestellung.` }];
  return [
    { kind: 'heading', text: `Die nächsten ${WORDING[countryId].offers}` },
    {
      kind: 'list',
      items: offers.map(
        (offer) =>
          `${offer.DealerName}: ${totalText(offer, site)}, Lieferung spätestens am ${formatLongDate(offer.DeliveryDate, site)}`,
      ),
    },
    {
      kind: 'text',
      text: 'Auf der Seite Ihrer Bestellung können Sie sie mit einem Klick übernehmen. Die Preise gelten bis heute um 24:00 Uhr.',
    },
  ];
}
