import { CALLS } from '@heizplatz/contract';
import { withOrderMarket } from './testing/order-market';
import { newShopper, placed, type Shopper } from './testing/shopper';

const market = withOrderMarket();

const answerFor = ({ client }: Shopper, countryId = 1) =>
  client.get(`/api/order-process/${countryId}/placed?productGroupId=3`);

describe('placedProcess', () => {
  it('gives the order to whoever placed it, until the next one is started', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    expect((await answerFor(shopper)).status).toBe(404);
    const order = placed(await shopper.finalise(TotalPrice));
    const input = { params: { countryId: 1 as const }, query: { productGroupId: 3 as const } };
    expect(await shopper.client.call(CALLS.placedProcess, input)).toEqual(order);
    await shopper.start();
    expect((await answerFor(shopper)).status).toBe(404);
  });

  it('is 404 for nobody, in another country and for somebody else with the same cookie', async () => {
    const shopper = await newShopper(market());
    await shopper.order();
    expect((await answerFor(shopper, 2)).status).toBe(404);
    const other = await newShopper(market());
    expect((await answerFor(other)).status).toBe(404);
    other.client.cookies.set('hp_order_3', shopper.client.cookies.get('hp_order_3') ?? '');
    expect((await answerFor(other)).status).toBe(404);
    await other.start();
    await other.becomeGuest('other@example.com');
    other.client.cookies.set('hp_order_3', shopper.client.cookies.get('hp_order_3') ?? '');
    expect((await answerFor(other)).status).toBe(404);
  });

  it('refuses a group that does not exist', async () => {
    const shopper = await newShopper(market());
    expect((await shopper.client.get('/api/order-process/1/placed?productGroupId=99')).status).toBe(400);
  });
});
