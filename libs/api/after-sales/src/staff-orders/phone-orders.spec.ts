import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import {
  delivery,
  getMails,
  mailTo,
  orderRow,
  placed,
  Shopper,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const market = withOrderMarket();
const SUPPORT = { email: 'tel@example.com', firstName: 'Clara', lastName: 'Sommer', roles: [ROLES.customerSupport] };
const CALLER = { FirstName: 'Anke', LastName: 'Vogt', Phone: '0911 5550143' };

beforeAll(() => insertCustomer(market().api, SUPPORT));

it('somebody new on the phone gets an account without a password, an order and its written confirmation', async () => {
  const support = await loggedIn(market().api, SUPPORT.email);
  const body = { ...CALLER, EmailAddress: 'anke.vogt@example.com' };
  const invited = await getMails(market(), () => support.call(CALLS.staffCreateCustomer, { body }));
  expect(mailTo(invited, body.EmailAddress).text).toContain('/neues-kennwort-setzen/');
  const taken = await support.post(CALLS.staffCreateCustomer.path, { ...body, EmailAddress: 'Anke.Vogt@example.com' });
  expect(taken.problem()).toMatchObject({ code: 'CONFLICT', context: { UserId: expect.any(Number) } });
  const UserId = Number(taken.problem().context?.['UserId']);

  await support.call(CALLS.impersonate, { body: { UserId, Reason: 'Bestellung am Telefon' } });
  const impersonation = new Shopper(support, 1, 3);
  const addressId = await impersonation.addAddress();
  const { TotalPrice } = await impersonation.start();
  await impersonation.saveParameters();
  await impersonation.selectAddresses([delivery(addressId)]);
  await impersonation.savePayment();
  let orderId = '';
  const mails = await getMails(market(), async () => {
    orderId = placed(await impersonation.finalise(TotalPrice)).OrderId;
  });
  expect(mailTo(mails, body.EmailAddress).text).toMatch(/telefonisch\s+aufgegeben/);
  expect(await orderRow(market(), orderId)).toMatchObject({ userId: UserId, takenByName: 'Clara Sommer' });

  const staff = await loggedIn(market().api, SUPPORT.email);
  const order = await staff.call(CALLS.staffOrder, { params: { orderId } });
  expect(order.TakenBy).toBe('Clara Sommer');
  expect(order.Timeline[0]).toMatchObject({ Author: 'staff', Note: 'Telefonisch aufgenommen' });
});

it('is for support alone, and wants name, mail and phone', async () => {
  const support = await loggedIn(market().api, SUPPORT.email);
  const wrong = await support.post(CALLS.staffCreateCustomer.path, { ...CALLER, EmailAddress: 'x', Phone: '1' });
  expect(
    wrong
      .problem()
      .errors?.map(({ code }) => code)
      .toSorted(),
  ).toEqual(['EMAIL_INV', 'PHONE_INV']);
  const visitor = await market().api.visitorWithCsrf();
  const refused = await visitor.post(CALLS.staffCreateCustomer.path, { ...CALLER, EmailAddress: 'a@example.com' });
  expect(refused.status).toBe(401);
});
