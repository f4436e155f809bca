import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { newShopper, placed } from '../checkout/testing/shopper';

const market = withOrderMarket();
const { path } = CALLS.saveGuestEmail;
const NEW = 'richtig@example.com';

describe('saveGuestEmail', () => {
  it.each([1, 2, 3] as const)(
    'sends the confirmation to the new address in country %d and keeps all else',
    async (countryId) => {
      const shopper = await newShopper(market(), countryId);
      await shopper.reachSummary();
      const before = await shopper.process();
      const response = await shopper.client.post(path, { ProductGroupId: 3, EmailAddress: ` ${NEW} ` });
      expect(response.status).toBe(200);
      expect(await shopper.process()).toEqual({ ...before, EmailAddress: NEW });
      const { OrderNumber } = placed(await shopper.finalise(before.Offer.TotalPrice));
      const mails = await readMails(market().api, eq(outbox.kind, 'order-received'));
      expect(mails.find(({ subject }) => subject.includes(OrderNumber))?.recipient).toBe(NEW);
    },
  );

  it.each(['', 'anna', 'anna@'])('refuses %j', async (EmailAddress) => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    const response = await shopper.client.post(path, { ProductGroupId: 3, EmailAddress });
    expect(response.problem().code).toBe('VALIDATION');
  });

  it('knows neither strangers, nor guests without an order, nor customers', async () => {
    const body = { ProductGroupId: 3, EmailAddress: NEW };
    expect((await (await newShopper(market())).client.post(path, body)).status).toBe(401);
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    expect((await shopper.client.post(path, { ...body, ProductGroupId: 4 })).status).toBe(404);
    await insertCustomer(market().api, { email: 'kunde-mail@example.com' });
    const customer = await loggedIn(market().api, 'kunde-mail@example.com');
    expect((await customer.post(path, body)).problem().code).toBe('CONFLICT');
  });
});
