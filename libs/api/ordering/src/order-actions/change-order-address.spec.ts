import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { withOrderMarket } from '../checkout/testing/order-market';
import { addressFields } from '../checkout/testing/shopper';
import { ORDER_STATES } from '../order/order-state';
import { byLink, lastEvent, getMails, mailTo, orderRow, placeTestOrder } from './testing/placed-orders';

const market = withOrderMarket();
const call = CALLS.changeOrderAddress;
const changed = (countryId: 1 | 2 | 3) =>
  addressFields(countryId, {
    Street: 'Torstieg',
    HouseNumber: '9b',
    Phone: '+49 30 23125 99',
    AccessNotes: 'Hof rechts',
  });

beforeEach(() => market().api.setNow(TEST_NOW));

describe('changeOrderAddress', () => {
  it.each([1, 2, 3] as const)(
    'changes address, phone and notes, which the dealer reads and the guest’s mail does not hold, country %d',
    async (country) => {
      const order = await placeTestOrder(market(), country);
      const mails = await getMails(market(), async () => {
        const body = { OrderId: order.id, StationNumber: 1, Address: changed(country) };
        expect((await order.owner.post(call.path, body)).json()).toEqual({ success: true });
      });
      const { deliveryAddresses } = await orderRow(market(), order.id);
      expect(deliveryAddresses).toEqual([
        expect.objectContaining({ Address: expect.objectContaining(changed(country)) }),
      ]);
      expect(await lastEvent(market(), order.id)).toMatchObject({ kind: 'address-corrected', authorKind: 'customer' });
      const [toGuest, toDealer] = [order.email, order.dealerEmail].map((recipient) => mailTo(mails, recipient).text);
      for (const part of ['Torstieg 9b', 'Telefon +49 30 23125 99', 'Hinweise: Hof rechts']) {
        expect(toDealer).toContain(part);
        expect(toGuest).not.toContain(part);
      }
    },
  );

  it('is possible until the delivery is planned', async () => {
    for (const state of ORDER_STATES) {
      const order = await placeTestOrder(market(), 1, { state });
      const response = await byLink(market(), call, order, { StationNumber: 1, Address: changed(1) });
      expect([state, response.status]).toEqual([state, ['placed', 'accepted'].includes(state) ? 200 : 409]);
    }
  });

  it.each([
    [{ StationNumber: 2, Address: changed(1) }, 'body.StationNumber UNKNOWN'],
    [{ StationNumber: 1, Address: { ...changed(1), ZipCode: '20095' } }, 'body.Address.ZipCode ZIPCODE_FIXED'],
    [{ StationNumber: 1, Address: { ...changed(1), Phone: '' } }, 'body.Address.Phone REQUIRED'],
  ])('refuses %j', async (fields, issue) => {
    const order = await placeTestOrder(market());
    const { errors = [] } = (await byLink(market(), call, order, fields)).problem();
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toContain(issue);
  });
});
