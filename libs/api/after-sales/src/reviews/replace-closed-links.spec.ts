import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { BROUGHT, getMails, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { users } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { eq } from 'drizzle-orm';
import { insertObjection } from './invitation-repository';
import { reviewInvitations, reviews } from './schema';

const market = withOrderMarket();
const db = () => market().api.db;
let support: TestClient;
beforeAll(async () => {
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(market().api, 'ks@example.com');
});

const close = ({ id: OrderId }: TestOrder, Whose: 'customer' | 'dealer' | 'dealer-all') =>
  support.call(CALLS.staffCloseLinks, { body: { OrderId, Whose, Reason: 'Mail ging an Fremde' } });
const closeByCustomer = ({ owner, id }: TestOrder) =>
  owner.post(CALLS.closeOrderLinks.path, { OrderId: id, Token: null });
const getStatus = async (path: string) => (await market().api.visitor().get(path)).status;
const ratingIn = (text = '') => /\/bewerten-sie-uns\/([\w.-]+)\/([\w-]+)/.exec(text) ?? ['', '', ''];
const answerIn = (text = '') => /\/haendler(\/bewertung\/\d+\?token=[\w.-]+)/.exec(text)?.[1] ?? '';

async function delivered({ isGuest = false, isInvited = true } = {}): Promise<TestOrder & { userId: number }> {
  const order = await placeTestOrder(market(), 1, BROUGHT);
  const [row] = await db().select().from(orders).where(eq(orders.id, order.id));
  const userId = row?.userId ?? 0;
  await db().update(users).set({ isGuest }).where(eq(users.id, userId));
  if (isInvited) await db().insert(reviewInvitations).values({ orderId: order.id, sentAt: TEST_NOW });
  return { ...order, userId };
}

describe('whoever was invited to rate an order and finds its links closed', () => {
  it.each([
    ['support', (order: TestOrder) => close(order, 'customer')],
    ['the customer', closeByCustomer],
  ])('by %s gets the invitation anew, with a link that opens, at its own mailbox alone', async (_, command) => {
    const order = await delivered();
    const mails = await getMails(market(), () => command(order));
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['order-link', 'review-invitation']);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([order.email]));
    const invitation = mails.find(({ kind }) => kind === 'review-invitation');
    const [, token, id] = ratingIn(invitation?.text);
    expect(await getStatus(`/api/bewertung/${token}/${id}`)).toBe(200);
    const rated = await (
      await market().api.visitorWithCsrf()
    ).post(CALLS.rateOrder.path, {
      ...{ Token: token, OrderId: id, Stars: 4 },
    });
    expect(rated.status).toBe(200);
  });

  it('gets none where there is nothing to rate any more, nobody was invited, or somebody objected', async () => {
    const [rated, uninvited, objecting] = [await delivered(), await delivered({ isInvited: false }), await delivered()];
    await insertObjection(db(), objecting.userId, TEST_NOW);
    const input = {
      countryId: 1,
      productGroupId: 3,
      stars: 5,
      text: '',
      shownName: 'A. H.',
      createdAt: TEST_NOW,
    } as const;
    const [row] = await db().select().from(orders).where(eq(orders.id, rated.id));
    await db()
      .insert(reviews)
      .values({ ...input, orderId: rated.id, dealerId: row?.dealerId ?? 0 });
    for (const order of [rated, uninvited, objecting]) {
      const mails = await getMails(market(), () => close(order, 'customer'));
      expect(mails.map(({ kind }) => kind)).toEqual(['order-link']);
    }
  });
});

it('a guest, whom nobody invites, comes to the rating by the new link to its order', async () => {
  const order = await delivered({ isGuest: true, isInvited: false });
  const [mail, ...more] = await getMails(market(), () => close(order, 'customer'));
  expect(more).toEqual([]);
  const token = /\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const placed = await market()
    .api.visitor()
    .call(CALLS.placedOrder, { params: { orderId: order.id }, query: { token } });
  const [, rating, id] = ratingIn(placed.RatingPath ?? '');
  expect(await getStatus(`/api/bewertung/${rating}/${id}`)).toBe(200);
});

describe('a dealer whose links were closed', () => {
  async function reviewed(): Promise<{ order: TestOrder; answerPath: string }> {
    const order = await delivered();
    const closed = await getMails(market(), () => closeByCustomer(order));
    const [, token] = ratingIn(closed.find(({ kind }) => kind === 'review-invitation')?.text);
    const visitor = await market().api.visitorWithCsrf();
    const mails = await getMails(market(), async () => {
      await visitor.post(CALLS.rateOrder.path, { Token: token, OrderId: order.id, Stars: 2 });
    });
    return { order, answerPath: `/api/haendler${answerIn(mails[0]?.text)}` };
  }
  beforeEach(async () => void (await db().delete(reviews)));

  it.each(['dealer', 'dealer-all'] as const)(
    '(%s) gets a new one to the review that it has not answered, at the address that we have of it',
    async (whose) => {
      const { order, answerPath } = await reviewed();
      expect(await getStatus(answerPath)).toBe(200);
      const mails = await getMails(market(), () => close(order, whose));
      const [mail, ...more] = mails.filter(({ kind }) => kind === 'dealer-review');
      expect([mail?.recipient, more]).toEqual([order.dealerEmail, []]);
      const fresh = `/api/haendler${answerIn(mail?.text)}`;
      expect([await getStatus(answerPath), await getStatus(fresh)]).toEqual([404, 200]);
      const [, reviewId, token] = /bewertung\/(\d+)\?token=([\w.-]+)/.exec(fresh) ?? [];
      const response = { ReviewId: Number(reviewId), Token: token, Text: 'Das tut uns leid.' };
      expect((await (await market().api.visitorWithCsrf()).post(CALLS.answerReview.path, response)).status).toBe(200);
      const later = await getMails(market(), () => close(order, whose));
      expect(later.map(({ kind }) => kind)).not.toContain('dealer-review');
    },
  );

  it('gets none to a review that is hidden, nor to another order’s', async () => {
    const [hidden, other] = [await reviewed(), await reviewed()];
    await db().update(reviews).set({ state: 'hidden' }).where(eq(reviews.orderId, hidden.order.id));
    const mails = await getMails(market(), () => close(hidden.order, 'dealer'));
    expect(mails.map(({ kind }) => kind)).toEqual(['order-link']);
    expect(await getStatus(other.answerPath)).toBe(200);
  });
});
