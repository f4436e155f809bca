import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { signRatingLink, signReviewAnswerLink } from '@heizplatz/api-ordering';
import { BROUGHT, getMails, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { flushedBy, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffReview } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { reviews } from './schema';

const market = withOrderMarket();
const signing = () => ({ keys: market().api.services.config.secrets.link, now: TEST_NOW });

let staff: TestClient;
let order: TestOrder;
let mails: Awaited<ReturnType<typeof getMails>>;

beforeAll(async () => {
  await insertCustomer(market().api, { email: 'hs@example.com', roles: [ROLES.dealerSupport] });
});
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  staff = await loggedIn(market().api, 'hs@example.com');
  order = await placeTestOrder(market(), 1, BROUGHT);
  mails = await getMails(market(), async () => {
    const visitor = await market().api.visitorWithCsrf();
    const Token = signRatingLink({ id: order.id, customerLinkVersion: 0 }, signing());
    await visitor.post(CALLS.rateOrder.path, { Token, OrderId: order.id, Stars: 2, Text: `Zu spät, ${order.number}` });
  });
});

async function getRow(): Promise<StaffReview> {
  const { Rows } = await staff.call(CALLS.staffReviews, { query: { search: order.number } });
  const [row, ...more] = Rows;
  if (!row || more.length > 0) throw new Error('not one review');
  return row;
}
const display = async () => {
  const { DealerPath } = await getRow();
  const identity = DealerPath.split('/').at(-1);
  const visitor = market().api.visitor();
  const { Items } = await visitor.call(CALLS.dealerReviews, { params: { countryId: '1', identity }, query: {} });
  return Items.find(({ Text }) => Text.includes(order.number));
};
const buildLink = (): { id: string; token: string } => {
  const [mail] = mails.filter(({ kind }) => kind === 'dealer-review');
  const [, id = '', token = ''] = /\/haendler\/bewertung\/(\d+)\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
  return { id, token };
};
const inspect = ({ id, token }: { id: string; token: string }, countryId: 1 | 2 = 1) =>
  market()
    .api.visitor(countryId)
    .get(`/api/haendler/bewertung/${id}?token=${encodeURIComponent(token)}`);
const respond = async ({ id, token }: { id: string; token: string }, Text: string) =>
  (await market().api.visitorWithCsrf()).post(CALLS.answerReview.path, { ReviewId: Number(id), Token: token, Text });

describe('a new review', () => {
  it('reaches its dealer by mail, who answers by its link; the answer stands under it at once', async () => {
    expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([[order.dealerEmail, 'dealer-review']]);
    const link = buildLink();
    expect((await inspect(link)).json()).toMatchObject({ Stars: 2, DealerAnswer: null, ShownName: 'Anna H.' });
    expect((await respond(link, '  Das tut uns leid.\r\n ')).json()).toEqual({ success: true });
    expect(await display()).toMatchObject({
      DealerAnswer: 'Das tut uns leid.',
      DealerAnsweredAt: TEST_NOW.toISOString(),
    });
    await respond(link, 'Das tut uns sehr leid.');
    expect((await display())?.DealerAnswer).toBe('Das tut uns sehr leid.');
  });

  it('is found by its number alone, as an address names it', async () => {
    const row = await getRow();
    await placeTestOrder(market(), 1);
    const { Rows } = await staff.call(CALLS.staffReviews, { query: { only: String(row.Id) } });
    expect(Rows).toEqual([row]);
  });

  it('and its answer are told to every node', async () => {
    const { api } = market();
    expect(await flushedBy(api, () => respond(buildLink(), 'Das tut uns leid.'))).toEqual(['reviews']);
    const { id } = await placeTestOrder(market(), 1, BROUGHT);
    const rating = {
      Token: signRatingLink({ id, customerLinkVersion: 0 }, signing()),
      OrderId: id,
      Stars: 5,
      Text: 'Gut',
    };
    const visitor = await api.visitorWithCsrf();
    const flushed = await flushedBy(api, () => visitor.post(CALLS.rateOrder.path, rating));
    expect(flushed).toEqual(['dealers', 'goods', 'prices', 'reviews']);
  });

  it('is opened by its own link alone, on its own site, while it is shown', async () => {
    const link = buildLink();
    const forged = [
      { ...link, token: `${link.token}x` },
      { ...link, token: signReviewAnswerLink({ id: Number(link.id), dealerId: 999, dealerLinkVersion: 0 }, signing()) },
      { ...link, token: signRatingLink({ id: order.id, customerLinkVersion: 0 }, signing()) },
      { ...link, token: '' },
      { id: '999999', token: link.token },
    ];
    for (const wrong of forged) {
      expect((await inspect(wrong)).status).toBe(404);
      expect((await respond(wrong, 'Hallo')).status).toBe(404);
    }
    expect((await inspect(link, 2)).status).toBe(404);
    for (const text of ['', ' \u202e ', 'x'.repeat(1501)])
      expect((await respond(link, text)).problem().code).toBe('VALIDATION');
    await market()
      .api.db.update(reviews)
      .set({ state: 'hidden' })
      .where(eq(reviews.id, Number(link.id)));
    expect((await inspect(link)).status).toBe(404);
    expect((await respond(link, 'Hallo')).status).toBe(404);
  });
});

describe('the list of reviews', () => {
  it('has order, dealer, stars and answer, and is narrowed by each', async () => {
    const row = await getRow();
    expect(row).toMatchObject({ OrderNumber: order.number, Stars: 2, State: 'published', OpenReports: 0 });
    const has = async (query: object) =>
      (await staff.call(CALLS.staffReviews, { query: { ...query, search: order.number } })).Rows.length === 1;
    expect([await has({ stars: '2' }), await has({ stars: '5' })]).toEqual([true, false]);
    expect([await has({ answer: 'without' }), await has({ answer: 'with' })]).toEqual([true, false]);
    expect([await has({ state: 'published' }), await has({ state: 'hidden' })]).toEqual([true, false]);
    expect([await has({ country: '1' }), await has({ country: '3' })]).toEqual([true, false]);
    expect([await has({ dealer: String(row.DealerId) }), await has({ dealer: '999999' })]).toEqual([true, false]);
    expect((await staff.get(`${CALLS.staffReviews.path}?stars=9`)).problem().code).toBe('VALIDATION');
  });

  it('is searched by its dealer and by its text', async () => {
    const row = await getRow();
    const find = async (search: string) =>
      (await staff.call(CALLS.staffReviews, { query: { search, size: '100' } })).Rows.map(({ Id }) => Id);
    expect(await find(row.DealerName)).toContain(row.Id);
    expect(await find(row.Text)).toContain(row.Id);
    expect(await find('gibtesnicht')).toEqual([]);
  });

  it('counts reports that wait', async () => {
    const { Id } = await getRow();
    const visitor = await market().api.visitorWithCsrf();
    const report = { CountryId: 1, TargetKind: 'review', TargetId: String(Id), Reason: 'insulting', InGoodFaith: true };
    await visitor.post(CALLS.sendReport.path, { ...report, Text: 'Das ist eine Beleidigung.' });
    expect((await getRow()).OpenReports).toBe(1);
  });
});

describe('staff', () => {
  it('answers for a dealer', async () => {
    const { Id: ReviewId } = await getRow();
    const send = (fields: object) => staff.post(CALLS.answerReviewForDealer.path, { ReviewId, ...fields });
    expect((await send({ Text: 'Wir haben angerufen.' })).status).toBe(200);
    expect((await display())?.DealerAnswer).toBe('Wir haben angerufen.');
    expect((await send({ Text: ' ' })).problem().code).toBe('VALIDATION');
    expect((await send({ ReviewId: 999_999, Text: 'Hallo' })).status).toBe(404);
  });
});
