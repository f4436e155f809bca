import { findSeller, type ReviewLinked, type Seller, signReviewAnswerLink } from '@heizplatz/api-ordering';
import {
  type CallContext,
  composeMail,
  type Database,
  type Mail,
  queueMail,
  siteOrigin,
} from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';
import { reviewAnswerPath } from '@heizplatz/routes';
import { reviewLinked } from './review-linked';
import type { ReviewRow } from './review-repository';

interface Told {
  readonly linked: ReviewLinked;
  readonly seller: Seller;
}

function reviewMail(review: ReviewRow, { linked, seller }: Told, { services, clock }: CallContext): Mail {
  const { config } = services;
  const site = siteById(review.countryId);
  const origin = siteOrigin(review.countryId, config);
  const token = signReviewAnswerLink(linked, { keys: config.secrets.link, now: clock() });
  return composeMail({
    config,
    site,
    kind: 'dealer-review',
    to: seller.email,
    replyTo: config.supportMail,
    subject: `Neue Bewertung: ${review.stars} von 5 Sternen`,
    blocks: [
      { kind: 'text', text: `Guten Tag ${seller.company},` },
      { kind: 'text', text: `${review.shownName} hat Ihre Lieferung mit ${review.stars} von 5 Sternen bewertet.` },
      ...(review.text ? [{ kind: 'note', text: review.text } as const] : []),
      { kind: 'text', text: 'Sie können öffentlich darauf antworten. Die Antwort steht unter der Bewertung.' },
      {
        kind: 'button',
        label: 'Auf die Bewertung antworten',
        href: `${origin}${reviewAnswerPath(review.id, token)}`,
      },
    ],
  });
}

/** A new review's dealer learns of it, with the link by which it answers. */
export async function tellDealer(tx: Database, review: ReviewRow, context: CallContext): Promise<void> {
  const told = { linked: await reviewLinked(tx, review), seller: await findSeller(tx, review.dealerId) };
  await queueMail(tx, reviewMail(review, told, context), context);
}
