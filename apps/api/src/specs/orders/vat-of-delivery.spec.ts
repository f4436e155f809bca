import { vatRates } from '@heizplatz/api-catalog';
import { commissions } from '@heizplatz/api-finance';
import { orders } from '@heizplatz/api-ordering';
import { type DealerDesk, openDesk, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
const LATER = new Date('2026-11-24T11:00:00Z');
/** From the next day on. */
const CHANGED = '2026-11-22';
const NEW_BASIS_POINTS = 2500;

beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  for (const countryId of [1, 2, 3])
    await market()
      .api.db.insert(vatRates)
      .values({ countryId, productGroupId: 3, productId: 0, validFrom: CHANGED, rateBasisPoints: NEW_BASIS_POINTS })
      .onConflictDoNothing();
});

async function accepted(countryId: 1 | 2 | 3, isConsumer: boolean): Promise<DealerDesk> {
  const desk = await openDesk(market(), countryId);
  await market().api.db.update(orders).set({ isConsumer }).where(eq(orders.id, desk.orderId));
  await desk.done('accept');
  market().api.setNow(LATER);
  return desk;
}
const deliver = (desk: DealerDesk, DeliveredOn: string) => desk.done('weight', { DeliveredAmount: 6000, DeliveredOn });
const containsStatement = async (desk: DealerDesk, kind: string) =>
  (await desk.getMail(kind)).text.replaceAll(/\s+/g, ' ');
const cents = (money: number) => Math.round(money * 100);

describe('VAT of an order whose rate changes before the delivery', () => {
  it.each([1, 2, 3] as const)(
    'is that of the day of delivery within the agreed price, in country %d',
    async (countryId) => {
      const desk = await accepted(countryId, true);
      const { Offer, Delivered } = await deliver(desk, '2026-11-23');
      expect(Delivered?.TotalPrice).toBe(Offer.TotalPrice);
      const gross = cents(Offer.TotalPrice) - cents(Offer.Split.Rounding);
      expect(Delivered?.ChangedVat).toEqual({
        ...{ Rate: 25, FormerRate: Offer.Split.VatRate, IsNetAgreed: false },
        Amount: Math.round((gross * 25) / 125) / 100,
      });
      expect((await desk.seenByCustomer()).Delivered?.ChangedVat).toEqual(Delivered?.ChangedVat);
      const tax = { 1: 'MwSt.', 2: 'USt.', 3: 'MWST' }[countryId];
      const former = String(Offer.Split.VatRate).replace('.', countryId === 3 ? '.' : ',');
      for (const kind of ['order-delivered', 'dealer-vat-changed'])
        expect(await containsStatement(desk, kind)).toContain(
          `Am Tag der Lieferung galten 25 % ${tax} statt ${former} %.`,
        );
      expect(await containsStatement(desk, 'order-delivered')).toContain(`darin 25 % ${tax}`);
    },
  );

  it('is added to the agreed net price of a business', async () => {
    const desk = await accepted(1, false);
    const { Offer, Delivered } = await deliver(desk, '2026-11-23');
    const netCents = cents(Offer.Split.Net);
    expect(Math.abs(cents(Delivered?.TotalPrice ?? 0) - netCents * 1.25)).toBeLessThanOrEqual(2);
    expect(Delivered?.ChangedVat).toMatchObject({ Rate: 25, IsNetAgreed: true });
    expect(await containsStatement(desk, 'order-delivered')).toContain('Der vereinbarte Nettopreis bleibt gleich');
    const [commission] = await market().api.db.select().from(commissions).where(eq(commissions.orderId, desk.orderId));
    expect(Math.abs((commission?.netCents ?? 0) - netCents)).toBeLessThanOrEqual(2);
  });

  it('counts for the dealer’s commission', async () => {
    const desk = await accepted(1, true);
    const { Offer } = await deliver(desk, '2026-11-23');
    const [commission] = await market().api.db.select().from(commissions).where(eq(commissions.orderId, desk.orderId));
    const total = cents(Offer.TotalPrice);
    expect(commission?.netCents).toBe(total - Math.round((total * 25) / 125));
  });

  it('is the order’s for what was delivered on the last day before, and nothing is told', async () => {
    const desk = await accepted(1, true);
    const { Offer, Delivered } = await deliver(desk, '2026-11-21');
    expect(Delivered?.ChangedVat).toBeUndefined();
    const { text } = await desk.getMail('order-delivered');
    expect(text).toContain(`darin ${Offer.Split.VatRate} % MwSt.`);
    expect(text).not.toContain('Am Tag der Lieferung galten');
    expect((await desk.mails()).map(({ kind }) => kind)).not.toContain('dealer-vat-changed');
  });

  it('is the new one on its very first day', async () => {
    const desk = await accepted(1, true);
    expect((await deliver(desk, CHANGED)).Delivered?.ChangedVat).toMatchObject({ Rate: 25 });
  });
});
