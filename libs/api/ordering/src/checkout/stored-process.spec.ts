import { dealers } from '@heizplatz/api-dealers';
import { hashToken } from '@heizplatz/api-identity';
import { eq } from 'drizzle-orm';
import { orderProcesses } from './schema';
import { withOrderMarket } from './testing/order-market';
import { newShopper, type Shopper } from './testing/shopper';

const market = withOrderMarket();
const store = (shopper: Shopper, changes: Partial<typeof orderProcesses.$inferInsert>) =>
  market()
    .api.db.update(orderProcesses)
    .set(changes)
    .where(eq(orderProcesses.tokenHash, hashToken(shopper.client.cookies.get('hp_order_3') ?? '')));

describe('a draft that an older release stored otherwise', () => {
  it.each([
    ['offer', { offer: { Id: '1-20-1-0' } }],
    ['configuration', { configuration: { ZipCode: '80001' } }],
  ])('is dropped when its %s can’t be read, and another can be started', async (_, stored) => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    await store(shopper, stored);
    expect((await shopper.processResponse()).status).toBe(404);
    expect((await shopper.savePayment()).status).toBe(404);
    expect((await shopper.finalise(TotalPrice)).status).toBe(404);
    await shopper.start();
    expect((await shopper.processResponse()).status).toBe(200);
  });

  it('asks again for what can be said again', async () => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    await store(shopper, { accessConditions: { LorryLengthM: 99 }, selectedAddresses: [{ AddressId: 'x' }] });
    expect(await shopper.process()).toMatchObject({
      AccessConditions: null,
      SelectedAddresses: [],
      HasCalculation: true,
    });
  });
});

it('a dealer that has gone stays named until another offer is chosen, and gets no order', async () => {
  const shopper = await newShopper(market());
  const { DealerId, DealerCompany, TotalPrice } = await shopper.reachSummary();
  await market().api.db.delete(dealers).where(eq(dealers.id, DealerId));
  const stale = await shopper.process();
  expect(stale).toMatchObject({ HasCalculation: false, Seller: { Company: DealerCompany } });
  expect(stale.DeliveryAddress).toMatchObject({ LastName: 'Huber' });
  await market().rebuildBook();
  const gone = (await shopper.finalise(TotalPrice)).problem();
  expect(gone).toMatchObject({ status: 409, code: 'OFFER_GONE' });
  expect(gone.context?.['Items']).toHaveLength(3);
  const other = await shopper.start();
  expect(other.DealerId).not.toBe(DealerId);
  expect((await shopper.process()).DeliveryAddress).toMatchObject({ LastName: 'Huber' });
});
