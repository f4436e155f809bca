import { findReviewById, reviewLinked } from '@heizplatz/api-after-sales';
import {
  findOrder,
  opensDealerOrder,
  opensOrder,
  opensRating,
  opensReviewAnswer,
  type OrderRow,
} from '@heizplatz/api-ordering';
import type { Database, LinkReader } from '@heizplatz/api-platform';
import {
  DEALER_ORDER_PATTERN,
  ORDER_PATTERN,
  RATING_PATTERN,
  REVIEW_ANSWER_PATTERN,
  WITHDRAW_PATH,
} from '@heizplatz/routes';

interface SignedLink {
  readonly token: string;
  readonly id: string;
}
type Opens = (link: SignedLink, db: Database, by: LinkReader) => Promise<boolean>;

const byOrder =
  (opens: (token: string, order: OrderRow, by: LinkReader) => boolean): Opens =>
  async ({ token, id }, db, by) => {
    const order = await findOrder(db, id);
    return order !== undefined && opens(token, order, by);
  };

const ofReview: Opens = async ({ token, id }, db, by) => {
  const review = await findReviewById(db, Number(id));
  return review !== undefined && opensReviewAnswer(token, await reviewLinked(db, review), by);
};

const UUID = String.raw`(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`;
const TOKEN = String.raw`(?<token>[\w.-]+)`;
const inText = (source: string): RegExp => new RegExp(source, 'g');
/** A pattern's addresses as the source of a regular expression; page paths have no sign that needs escaping. */
const inPath = (pattern: string, sources: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => sources[name] ?? '');
const WITH_TOKEN = String.raw`\?token=${TOKEN}`;

/** Where signed links lead, as mails write them. */
const SIGNED_LINKS: readonly (readonly [RegExp, Opens])[] = [
  [inText(inPath(DEALER_ORDER_PATTERN, { orderId: UUID }) + WITH_TOKEN), byOrder(opensDealerOrder)],
  [inText(inPath(REVIEW_ANSWER_PATTERN, { reviewId: String.raw`(?<id>\d{1,9})` }) + WITH_TOKEN), ofReview],
  // A dealer's address of an order ends like its customer's.
  [inText(`(?<!/haendler)${inPath(ORDER_PATTERN, { orderId: UUID })}${WITH_TOKEN}`), byOrder(opensOrder)],
  [inText(String.raw`${WITHDRAW_PATH}\?bestellung=${UUID}&token=${TOKEN}`), byOrder(opensOrder)],
  [inText(inPath(RATING_PATTERN, { token: TOKEN, orderId: UUID })), byOrder(opensRating)],
];

/** Whether a mail's text has a signed order link that is no longer valid: closed, too old, now another dealer's. */
export async function hasClosedLinks(db: Database, text: string, by: LinkReader): Promise<boolean> {
  for (const [pattern, opens] of SIGNED_LINKS) {
    for (const { groups } of text.matchAll(pattern)) {
      const link = { token: groups?.['token'] ?? '', id: groups?.['id'] ?? '' };
      if (!(await opens(link, db, by))) return true;
    }
  }
  return false;
}
