import { siteAddress, siteById } from '@heizplatz/country';
import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { signReviewAnswerLink } from '../orders/order-link';
import { findSeller, type Seller } from '../orders/seller-repository';
import { composeMail } from '../outbox/compose-mail';
import type { Mail } from '../outbox/mail';
import { queueMail } from '../outbox/queue-mail';
import type { ReviewRow } from './review-repository';

function reviewMail(review: ReviewRow, seller: Seller, { services, clock }: CallContext): Mail {
  const { config } = services;
  const site = siteById(review.countryId);
  const origin = siteAddress(site, { production: config.mode === 'production', port: config.publicPort });
  const token = signReviewAnswerLink(review, { keys: config.secrets.link, now: clock() });
  return composeMail({
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
        href: `${origin}/haendler/bewertung/${review.id}?token=${token}`,
      },
    ],
  });
}

/** A new review's dealer learns of it, with the link by which it answers. */
export async function tellDealer(tx: Database, review: ReviewRow, context: CallContext): Promise<void> {
  const seller = await findSeller(tx, review.dealerId);
  await queueMail(tx, reviewMail(review, seller, context), context);
}
