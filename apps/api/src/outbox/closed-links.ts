import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { opensDealerOrder, opensOrder, opensRating, opensReviewAnswer } from '../orders/order-link';
import type { OrderRow } from '../orders/order';
import { findOrder } from '../orders/order-repository';
import { reviewLinked } from '../reviews/review-linked';
import { findReviewById } from '../reviews/review-repository';

type Surroundings = Pick<CallContext, 'services' | 'clock'>;
interface SignedLink {
  readonly token: string;
  readonly id: string;
}
type Opens = (link: SignedLink, db: Database, surroundings: Surroundings) => Promise<boolean>;

const signing = ({ services, clock }: Surroundings) => ({ keys: services.config.secrets.link, now: clock() });

const byOrder =
  (opens: (token: string, order: OrderRow, by: ReturnType<typeof signing>) => boolean): Opens =>
  async ({ token, id }, db, surroundings) => {
    const order = await findOrder(db, id);
    return order !== undefined && opens(token, order, signing(surroundings));
  };

const ofReview: Opens = async ({ token, id }, db, surroundings) => {
  const review = await findReviewById(db, Number(id));
  return review !== undefined && opensReviewAnswer(token, await reviewLinked(db, review), signing(surroundings));
};

const UUID = String.raw`(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`;
const TOKEN = String.raw`(?<token>[\w.-]+)`;
const inText = (path: string): RegExp => new RegExp(path, 'g');

/** Where signed links lead, as mails write them. */
const SIGNED_LINKS: readonly (readonly [RegExp, Opens])[] = [
  [inText(String.raw`/haendler/bestellung/${UUID}\?token=${TOKEN}`), byOrder(opensDealerOrder)],
  [inText(String.raw`/haendler/bewertung/(?<id>\d{1,9})\?token=${TOKEN}`), ofReview],
  [inText(String.raw`(?<!/haendler)/bestellung/${UUID}\?token=${TOKEN}`), byOrder(opensOrder)],
  [inText(String.raw`/vertrag-widerrufen\?bestellung=${UUID}&token=${TOKEN}`), byOrder(opensOrder)],
  [inText(String.raw`/bewerten-sie-uns/${TOKEN}/${UUID}`), byOrder(opensRating)],
];

/** Whether a mail's words have a signed link of an order that opens nothing any more: closed, too old, another dealer's now. */
export async function hasClosedLinks(db: Database, text: string, surroundings: Surroundings): Promise<boolean> {
  for (const [pattern, opens] of SIGNED_LINKS) {
    for (const { groups } of text.matchAll(pattern)) {
      const link = { token: groups?.['token'] ?? '', id: groups?.['id'] ?? '' };
      if (!(await opens(link, db, surroundings))) return true;
    }
  }
  return false;
}
