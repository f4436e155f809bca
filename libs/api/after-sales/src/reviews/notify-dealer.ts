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

type Context = Pick<CallContext, 'services' | 'clock'>;

interface Notice {
  readonly subject: string;
  /** The sentence before the review. */
  readonly lead: string;
  readonly linked: ReviewLinked;
  readonly seller: Seller;
}

function reviewMail(review: ReviewRow, { linked, seller, subject, lead }: Notice, { services, clock }: Context): Mail {
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
    subject,
    blocks: [
      { kind: 'text', text: `Guten Tag ${seller.company},` },
      { kind: 'text', text: lead },
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

/** Notifies the dealer of a new review, with the link for answering it. */
export function notifyDealer(tx: Database, review: ReviewRow, context: Context): Promise<void> {
  const subject = `Neue Bewertung: ${review.stars} von 5 Sternen`;
  return mailDealer(tx, review, { subject, lead: ratedSentence(review) }, context);
}

/** Once its links were closed: with one that opens. */
export function tellDealerAgain(tx: Database, review: ReviewRow, context: Context): Promise<void> {
  const subject = `Neuer Link zur Bewertung: ${review.stars} von 5 Sternen`;
  const lead = `aus Sicherheitsgründen öffnen frühere Links zu dieser Bewertung nichts mehr. ${ratedSentence(review)}`;
  return mailDealer(tx, review, { subject, lead }, context);
}

const ratedSentence = ({ shownName: displayName, stars }: ReviewRow): string =>
  `${displayName} hat Ihre Lieferung mit ${stars} von 5 Sternen bewertet.`;

async function mailDealer(
  tx: Database,
  review: ReviewRow,
  noticeText: Pick<Notice, 'subject' | 'lead'>,
  context: Context,
): Promise<void> {
  const notice = {
    ...noticeText,
    linked: await reviewLinked(tx, review),
    seller: await findSeller(tx, review.dealerId),
  };
  await queueMail(tx, reviewMail(review, notice, context), context);
}
