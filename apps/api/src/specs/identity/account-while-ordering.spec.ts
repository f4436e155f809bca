import { accountByEmail, hashToken, registrations } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn, mailedToken, PASSWORD, startOrdering } from '@heizplatz/api-identity/testing';
import { placeTestOrder, Shopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, COOKIES } from '@heizplatz/contract';

const market = withOrderMarket();

it('a guest who becomes a customer after the order keeps it, on the browser where it presses the link', async () => {
  const { api } = market();
  const { id, number, email, owner } = await placeTestOrder(market());
  await owner.call(CALLS.becomeCustomer, { body: { Password: 'Kaminfeuer-77' } });
  const elsewhere = await api.visitorWithCsrf();
  const Token = await mailedToken(api, email, 'registration');
  // The guest entered a password in the browser; a reader of the mail elsewhere sets a new one.
  const refused = (await elsewhere.post(CALLS.confirmRegistration.path, { Token })).problem();
  expect(refused.errors).toEqual([{ path: 'body.Password', code: 'REQUIRED' }]);
  await elsewhere.call(CALLS.confirmRegistration, { body: { Token, Password: 'Ofenbank-2027' } });
  const login = async (Password: string) =>
    (await (await api.visitorWithCsrf()).call(CALLS.login, { body: { UserName: email, Password } })).success;
  expect(await login('Kaminfeuer-77')).toBe(false);
  expect(await login('Ofenbank-2027')).toBe(true);
  const list = await elsewhere.call(CALLS.customerOrders);
  expect(list.Items).toMatchObject([{ OrderId: id, OrderNumber: number }]);
  expect((await owner.get(CALLS.customerOrders.path)).status).toBe(401);
});

it('the browser where the guest ordered is no key to the account that it became', async () => {
  const { api } = market();
  const { email, owner } = await placeTestOrder(market());
  const left = owner.cookies.get(COOKIES.registration) ?? '';
  const sendAgain = async () => {
    await startOrdering(api, owner);
    owner.cookies.set(COOKIES.registration, left);
    return owner.post(CALLS.registerGuest.path, {});
  };
  expect((await sendAgain()).status).toBe(200);
  await owner.call(CALLS.becomeCustomer, { body: { Password: 'Kaminfeuer-77' } });
  const elsewhere = await api.visitorWithCsrf();
  const Token = await mailedToken(api, email, 'registration');
  await elsewhere.call(CALLS.confirmRegistration, { body: { Token, Password: 'Ofenbank-2027' } });

  owner.cookies.delete(COOKIES.refresh);
  expect((await sendAgain()).problem().code).toBe('STEP_MISSING');
  // Not because the registration is gone alone: one that still names the account is refused too.
  const userId = (await accountByEmail(api.db, email))?.id ?? null;
  await api.db.insert(registrations).values({
    tokenHash: hashToken(left),
    content: {
      EmailAddress: email,
      IsGuest: true,
      NewsletterWanted: false,
      UseInvoiceAddress: false,
      DeliveryAddress: null,
      InvoiceAddress: null,
    },
    userId,
    expiresAt: new Date(TEST_NOW.getTime() + 3_600_000),
  });
  expect((await sendAgain()).problem().code).toBe('STEP_MISSING');
});

it('a customer whose guest’s order stays a guest’s sees nothing of it', async () => {
  const { api } = market();
  await placeTestOrder(market());
  const { email, owner } = await placeTestOrder(market());
  await owner.call(CALLS.becomeCustomer, { body: { Password: 'Kaminfeuer-77' } });
  const Token = await mailedToken(api, email, 'registration');
  await owner.call(CALLS.confirmRegistration, { body: { Token } });
  expect((await owner.call(CALLS.customerOrders)).Items).toHaveLength(1);
});

it('an order that runs meanwhile says that the e-mail is about to change, and that it has changed', async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'alt@example.com' });
  const client = await loggedIn(api, 'alt@example.com');
  const shopper = new Shopper(client, 1, 3);
  await shopper.start();
  const getState = async () => {
    const { EmailAddress, EmailChangeRequestedState } = await shopper.process();
    return { EmailAddress, ...EmailChangeRequestedState };
  };
  const before = { EmailAddress: 'alt@example.com', Pending: false, Applied: false, NewEmailAddress: null };
  expect(await getState()).toEqual(before);
  await client.call(CALLS.requestEmailChange, { body: { NewEmailAddress: 'neu@example.com', Password: PASSWORD } });
  expect(await getState()).toEqual({ ...before, Pending: true, NewEmailAddress: 'neu@example.com' });
  const Token = await mailedToken(api, 'neu@example.com', 'email-change');
  await client.call(CALLS.confirmEmailChange, { body: { Token } });
  const changed = {
    EmailAddress: 'neu@example.com',
    Pending: false,
    Applied: true,
    NewEmailAddress: 'neu@example.com',
  };
  expect(await getState()).toEqual(changed);
});
