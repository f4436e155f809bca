import { goodsText, GREETING, hasProvenMailbox, type Order, signRatingLink } from '@heizplatz/api-ordering';
import { composeMail, type Config, type Mail, siteOrigin } from '@heizplatz/api-platform';
import { BRAND, siteById } from '@heizplatz/country';
import { ratingPath } from '@heizplatz/routes';
import type { Invited } from './invitation-repository';

interface Dependencies {
  readonly config: Config;
  /** When the signed link begins to count. */
  readonly now: Date;
}

/** The page of rule URL-07; with `widerspruch=1` it offers the objection. The site comes from configuration. */
function ratingAddress(order: Order, { config, now }: Dependencies): string {
  const origin = siteOrigin(order.countryId, config);
  return `${origin}${ratingPath(signRatingLink(order, { keys: config.secrets.link, now }), order.id)}`;
}

/**
 * To a customer whose goods have been delivered. Advertising under the exception for existing customers (§7 Abs. 3
 * UWG, §174 Abs. 4 TKG, Art. 3 UWG): each mail states how to object, which is free of charge.
 */
export function composeInvitation(order: Order, invited: Invited, dependencies: Dependencies): Mail {
  const address = ratingAddress(order, dependencies);
  const { DealerName } = order.offer;
  const isProven = hasProvenMailbox(order);
  return composeMail({
    config: dependencies.config,
    site: siteById(order.countryId),
    kind: 'review-invitation',
    isProven,
    orderId: order.id,
    to: invited.email,
    subject: `Wie war Ihre Lieferung? (Bestellung ${order.number})`,
    blocks: [
      isProven ? { kind: 'text', text: `Guten Tag ${invited.firstName} ${invited.lastName},` } : GREETING,
      {
        kind: 'text',
        text: `${DealerName} hat Ihnen ${goodsText(order)} geliefert. Waren Sie zufrieden? Ihre Bewertung hilft anderen bei der Wahl, ob gut oder schlecht.`,
      },
      { kind: 'button', label: 'Lieferung bewerten', href: address },
      {
        kind: 'note',
        text: `Bewerten kann nur, wer über ${BRAND} bestellt hat und beliefert wurde, jede Bestellung einmal.`,
      },
      {
        kind: 'text',
        text: 'Sie wollen nicht mehr um Bewertungen gebeten werden? Sie können jederzeit kostenlos widersprechen:',
      },
      { kind: 'button', label: 'Keine Einladungen mehr', href: `${address}?widerspruch=1`, isSecond: true },
    ],
  });
}
