import { vatRates } from '@heizplatz/api-catalog';
import { orders } from '@heizplatz/api-ordering';
import { type DealerDesk, openDesk, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
/** The last day of the former rate and the first of the new one; both are days of delivery. */
const [LAST_DAY, FIRST_DAY] = ['2026-12-01', '2026-12-02'] as const;
const WINDOW = { From: '07:00', To: '12:00' };

beforeAll(async () => {
  for (const countryId of [1, 2, 3])
    await market()
      .api.db.insert(vatRates)
      .values({ countryId, productGroupId: 3, productId: 0, validFrom: FIRST_DAY, rateBasisPoints: 2500 });
});

async function placed(countryId: 1 | 2 | 3 = 1, isConsumer = true): Promise<DealerDesk> {
  const desk = await openDesk(market(), countryId);
  await market().api.db.update(orders).set({ isConsumer }).where(eq(orders.id, desk.orderId));
  return desk;
}
const propose = (desk: DealerDesk, day: string) => desk.done('propose-date', { Date: day, ...WINDOW });
async function agree(desk: DealerDesk, day: string): Promise<void> {
  await propose(desk, day);
  const query = { OrderId: desk.orderId, Token: desk.customerToken() };
  const response = await desk.shopper.client.post(CALLS.answerProposedDate.path, { ...query, IsAccepted: true });
  expect(response.status).toBe(200);
}
const getKinds = async (desk: DealerDesk) => (await desk.mails()).map(({ kind }) => kind);
const containsStatement = async (desk: DealerDesk, kind: string) =>
  (await desk.getMail(kind)).text.replaceAll(/\s+/g, ' ');
const cents = (money: number) => Math.round(money * 100);

describe('a day of delivery with another rate of VAT', () => {
  it.each([1, 2, 3] as const)(
    'is told with its proposal and when it is agreed, by mail and page to both: country %i',
    async (countryId) => {
      const desk = await placed(countryId);
      await desk.done('accept');
      await propose(desk, FIRST_DAY);
      const tax = { 1: 'MwSt.', 2: 'USt.', 3: 'MWST' }[countryId];
      const { Offer, PlannedVat } = await desk.seenByCustomer();
      const gross = cents(Offer.TotalPrice) - cents(Offer.Split.Rounding);
      expect(PlannedVat).toEqual({
        ...{ Date: FIRST_DAY, Rate: 25, FormerRate: Offer.Split.VatRate, IsNetAgreed: false },
        ...{ Amount: Math.round((gross * 25) / 125) / 100, TotalPrice: Offer.TotalPrice },
      });
      const former = String(Offer.Split.VatRate).replace('.', countryId === 3 ? '.' : ',');
      const sentence = new RegExp(`02\\.12\\.2026 gelten 25 % ${tax} statt ${former} %\\. Der vereinbarte Gesamtpreis`);
      expect(await containsStatement(desk, 'order-date-proposed')).toMatch(sentence);
      expect(await getKinds(desk)).not.toContain('dealer-vat-planned');
      await agree(desk, FIRST_DAY);
      for (const kind of ['order-date-accepted', 'dealer-date-accepted'])
        expect(await containsStatement(desk, kind)).toMatch(sentence);
      expect((await desk.seenByCustomer()).PlannedVat).toEqual(PlannedVat);
      expect((await desk.read()).PlannedVat).toEqual(PlannedVat);
    },
  );

  it('raises what a business pays by the difference; its net price stays', async () => {
    const desk = await placed(1, false);
    await desk.done('accept');
    await agree(desk, FIRST_DAY);
    const { Offer, PlannedVat } = await desk.seenByCustomer();
    const net = cents(PlannedVat?.TotalPrice ?? 0) - cents(PlannedVat?.Amount ?? 0);
    expect(Math.abs(net - cents(Offer.Split.Net))).toBeLessThanOrEqual(2);
    expect(PlannedVat).toMatchObject({ IsNetAgreed: true, Rate: 25 });
    expect(await containsStatement(desk, 'order-date-accepted')).toMatch(
      /Der vereinbarte Nettopreis bleibt gleich; mit .* Steuer/,
    );
  });

  it('is told both at once where the acceptance names it and keeps the promise', async () => {
    const desk = await placed();
    await market().api.db.update(orders).set({ requestedDate: FIRST_DAY }).where(eq(orders.id, desk.orderId));
    await desk.done('accept', { Window: { Date: FIRST_DAY, ...WINDOW } });
    for (const kind of ['order-accepted', 'dealer-vat-planned'])
      expect(await containsStatement(desk, kind)).toMatch(/gelten 25 % MwSt\. statt 7 %/);
  });

  it('is told both where the dealer confirms the day that the customer asked for', async () => {
    const desk = await placed();
    await desk.done('accept');
    await market().api.db.update(orders).set({ requestedDate: FIRST_DAY }).where(eq(orders.id, desk.orderId));
    await propose(desk, FIRST_DAY);
    for (const kind of ['order-scheduled', 'dealer-vat-planned'])
      expect(await containsStatement(desk, kind)).toMatch(/gelten 25 % MwSt\. statt 7 %/);
  });

  it('is told again when the order is moved back to a day with its own rate, and then the page says nothing', async () => {
    const desk = await placed();
    await desk.done('accept');
    await agree(desk, FIRST_DAY);
    await agree(desk, LAST_DAY);
    const mails = (await desk.mails()).filter(({ kind }) => kind.endsWith('date-accepted'));
    const again = mails.filter(({ text }) =>
      /01\.12\.2026 gelten wieder\s+7 % MwSt\./.test(text.replaceAll(/\s+/g, ' ')),
    );
    expect(again.map(({ kind }) => kind).sort()).toEqual(['dealer-date-accepted', 'order-date-accepted']);
    expect((await desk.seenByCustomer()).PlannedVat).toBeNull();
  });
});

it('the last day of the order’s own rate is no news, by mail or page', async () => {
  const desk = await placed();
  await desk.done('accept');
  await agree(desk, LAST_DAY);
  expect((await desk.seenByCustomer()).PlannedVat).toBeNull();
  expect(await getKinds(desk)).not.toContain('dealer-vat-planned');
  expect(await containsStatement(desk, 'order-date-accepted')).not.toContain('MwSt.');
});
