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
export async function hasClosedLinks(db: Database, text: string, by: LinkReader): Promise<boolean> {
  for (const [pattern, opens] of SIGNED_LINKS) {
    for (const { groups } of text.matchAll(pattern)) {
      const link = { token: groups?.['token'] ?? '', id: groups?.['id'] ?? '' };
      if (!(await opens(link, db, by))) return true;
    }
  }
  return false;
}
