import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import {
  delivery,
  getMails,
  mailTo,
  orderRow,
  placed,
  placeTestOrder,
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

it('makes the account in the named country, whose site the mail is of and the impersonation leads to', async () => {
  const support = await loggedIn(market().api, SUPPORT.email);
  const body = { ...CALLER, EmailAddress: 'eva.huber@example.com', CountryId: 2 as const };
  let UserId = 0;
  const mails = await getMails(market(), async () => {
    ({ UserId } = await support.call(CALLS.staffCreateCustomer, { body }));
  });
  expect(mailTo(mails, body.EmailAddress).text).toContain('at.localhost');
  const impersonation = { UserId, Reason: 'Bestellung am Telefon', Path: '/holzpellets-lose/angebotsliste' };
  const { ContinueAt } = await support.call(CALLS.impersonate, { body: impersonation });
  expect(ContinueAt).toContain('//at.localhost');
});

it('a guest’s former orders move to the account once its mailbox is proven, and not before', async () => {
  const support = await loggedIn(market().api, SUPPORT.email);
  const former = await placeTestOrder(market());
  const stranger = await placeTestOrder(market());
  const { userId: guestId } = await orderRow(market(), former.id);
  const body = { ...CALLER, EmailAddress: former.email.toLowerCase() };
  let UserId = 0;
  const mails = await getMails(market(), async () => {
    ({ UserId } = await support.call(CALLS.staffCreateCustomer, { body }));
  });
  expect((await orderRow(market(), former.id)).userId).toBe(guestId);
  const token = /neues-kennwort-setzen\/([\w-]{43})/.exec(mailTo(mails, body.EmailAddress).text)?.[1] ?? '';
  const visitor = await market().api.visitorWithCsrf();
  await visitor.call(CALLS.setPassword, { body: { Token: token, Password: 'Warme-Stube-2026' } });
  expect((await orderRow(market(), former.id)).userId).toBe(UserId);
  expect((await orderRow(market(), stranger.id)).userId).not.toBe(UserId);
  // The guest's number leads to the customer now.
  const card = await support.call(CALLS.staffCustomer, { params: { customerId: guestId ?? 0 } });
  expect(card).toMatchObject({ Orders: [expect.objectContaining({ Number: former.number })] });
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
