import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { orderRow, placeTestOrder } from '../order-actions/testing/placed-orders';
import { withOrderMarket } from '../checkout/testing/order-market';
import { getOrder } from '../order/order';
import { ORDER_STATES } from '../order/order-state';
import { payableBill } from './payable-bill';

const market = withOrderMarket();
const WEIGHED = {
  deliveredAmount: 5800,
  deliveredOn: '2026-11-20',
  weightReportedAt: TEST_NOW,
  settledUnitCents: 40_000,
  settledCents: 232_005,
};
const OVER = ['declined', 'expired', 'cancelled', 'withdrawn'];

describe('the QR bill of a weighed order', () => {
  it.each(ORDER_STATES)('that is %s', async (state) => {
    const { id, number } = await placeTestOrder(market(), 3, { ...WEIGHED, state });
    const bill = payableBill(getOrder(await orderRow(market(), id)));
    if (OVER.includes(state)) expect(bill).toBeNull();
    else expect(bill).toMatchObject({ amount: 2320.05, message: expect.stringContaining(number) });
  });

  it('is none before the weight is known, and none in Germany', async () => {
    const unweighed = await placeTestOrder(market(), 3, { state: 'scheduled' });
    const german = await placeTestOrder(market(), 1, { ...WEIGHED, state: 'delivered' });
    for (const { id } of [unweighed, german]) expect(payableBill(getOrder(await orderRow(market(), id)))).toBeNull();
  });
});
