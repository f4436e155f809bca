import { reviews } from '@heizplatz/api-after-sales';
import { orders } from '@heizplatz/api-ordering';
import { asc, eq, isNull } from 'drizzle-orm';
import { withDemoDatabase } from '../testing/with-demo-database';

const db = withDemoDatabase();

const readFitted = () =>
  db()
    .select({ review: reviews, order: orders })
    .from(reviews)
    .innerJoin(orders, eq(reviews.orderId, orders.id))
    .orderBy(asc(reviews.id));

/** Words that apply to only one kind of goods. */
const ONLY_OF: readonly (readonly [words: RegExp, groups: readonly number[]])[] = [
  [/eingeblasen|Einblasen|Staub|Schlauch|Kessel|Wiegeschein/, [3, 9]],
  [/Palette|Hubwagen|erpack/, [4, 6, 8]],
  [/Scheit|Holz|Rinde|gespalten/, [7]],
  [/[Ff]üll/, [1, 2, 5]],
];
const PLEASED = /Gern wieder|Klare Empfehlung|Alles bestens|pünktlich|einwandfrei/;
const DISPLEASED = /Schade|zweimal verschoben|aufgerissen|keine Antwort|feucht/;

describe('a review of the demonstration', () => {
  it('has its order', async () => {
    expect(await db().$count(reviews, isNull(reviews.orderId))).toBe(0);
  });

  it('is written after the delivery of what it is about, by who ordered it from that dealer', async () => {
    for (const { review, order } of await readFitted()) {
      expect(review.createdAt.toISOString().slice(0, 10) > (order.deliveredOn ?? '9')).toBe(true);
      expect([review.dealerId, review.userId, review.countryId]).toEqual([
        order.dealerId,
        order.userId,
        order.countryId,
      ]);
      if (review.dealerAnsweredAt) expect(review.dealerAnsweredAt > review.createdAt).toBe(true);
    }
  });

  it('speaks of the goods that were ordered, as pleased as its stars are', async () => {
    for (const { review, order } of await readFitted()) {
      for (const [labels, groups] of ONLY_OF)
        if (labels.test(review.text))
          expect([review.text, groups]).toEqual([review.text, expect.arrayContaining([order.productGroupId])]);
      if (PLEASED.test(review.text)) expect([review.text, review.stars]).toEqual([review.text, 5]);
      if (DISPLEASED.test(review.text)) expect(review.stars).toBeLessThanOrEqual(3);
    }
  });
});
