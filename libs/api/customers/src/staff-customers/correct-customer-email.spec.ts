import { accountById } from '@heizplatz/api-identity';
import {
  guest,
  insertCustomer,
  kindsTo,
  loggedIn,
  mailedToken,
  mailsTo,
  PASSWORD,
} from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '9999' });

let support: TestClient;
let anna: TestCustomer;
let email = '';
let newEmail = '';
beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'support-e@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(api, 'support-e@example.com');
});
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  anna = await newCustomer(market());
  email = (await accountById(market().api.db, anna.userId))?.email ?? '';
  newEmail = `richtig-${anna.userId}@example.com`;
});

const params = () => ({ customerId: String(anna.userId) });
const read = () => support.call(CALLS.staffCustomer, { params: params() });
const start = async (NewEmailAddress = newEmail) =>
  support.post(`/api/support/kunden/${anna.userId}/email-berichtigen`, {
    Version: (await read()).Version,
    NewEmailAddress,
    Reason: 'Buchstabendreher, am Telefon',
  });
const confirm = async () => {
  const visitor = await market().api.visitorWithCsrf();
  const Token = await mailedToken(market().api, newEmail, 'email-change');
  return visitor.post(CALLS.confirmEmailChange.path, { Token });
};

describe('a mistyped e-mail', () => {
  it('stays until the new mailbox confirms; the old one is told, and staff sees that it waits', async () => {
    expect((await start()).status).toBe(200);
    expect(await read()).toMatchObject({ Email: email, EmailChange: newEmail });
    expect(await kindsTo(market().api, email)).toContain('email-change-asked');
    expect((await confirm()).json()).toEqual({ success: true });
    expect(await read()).toMatchObject({ Email: newEmail, EmailChange: null });
    expect(await kindsTo(market().api, email)).toContain('email-changed');
    const [mail] = (await mailsTo(market().api, email)).filter(({ kind }) => kind === 'email-change-asked');
    expect(mail?.text).not.toContain(newEmail);
  });

  it('stands in the audit log with reason, before and after', async () => {
    await start();
    const [line] = await market()
      .api.db.select()
      .from(auditLog)
      .leftJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, CALLS.correctCustomerEmail.id))
      .orderBy(desc(auditLog.id));
    expect(line?.audit_outcomes).toMatchObject({
      outcome: 'done',
      forUserId: anna.userId,
      reason: 'Buchstabendreher, am Telefon',
    });
    expect(line?.audit_outcomes?.after).not.toBeNull();
  });

  it('ends what the old mailbox could have opened: logins, password and links; a new password comes by mail', async () => {
    const { api } = market();
    const addressId = await anna.shopper.addAddress();
    await placeOrder(market(), anna, { addressId });
    await start();
    await confirm();
    expect((await anna.shopper.client.post(CALLS.getToken.path, {})).status).toBe(401);
    await expect(loggedIn(api, newEmail)).rejects.toThrow('cannot log in');
    const [order] = await api.db.select().from(orders).where(eq(orders.userId, anna.userId));
    expect(order).toMatchObject({ email: newEmail, customerLinkVersion: 1 });
    expect(await kindsTo(api, newEmail)).toEqual(expect.arrayContaining(['password-link', 'order-link']));
    const Token = await mailedToken(api, newEmail, 'password-link');
    const visitor = await api.visitorWithCsrf();
    expect((await visitor.post(CALLS.setPassword.path, { Token, Password: PASSWORD })).status).toBe(200);
    await loggedIn(api, newEmail);
  });

  it('is not that of another account, nor the same one', async () => {
    await insertCustomer(market().api, { email: newEmail });
    expect((await start()).problem()).toMatchObject({ code: 'CONFLICT' });
    expect((await start(email.toUpperCase())).problem().errors).toEqual([
      { path: 'body.NewEmailAddress', code: 'EMAIL_SAME' },
    ]);
    expect((await read()).EmailChange).toBeNull();
  });

  it('is taken back by staff, and its link opens nothing then', async () => {
    await start();
    await support.call(CALLS.dropCustomerEmailChange, { params: params(), body: {} });
    expect((await read()).EmailChange).toBeNull();
    expect((await confirm()).problem().context).toEqual({ State: 'expired' });
  });

  it('of a guest goes to its orders, and its session goes on', async () => {
    const { api } = market();
    const visitor = await guest(api, `gats-${anna.userId}@example.com`);
    const { Rows } = await support.call(CALLS.staffCustomers, { query: { search: `gats-${anna.userId}` } });
    const id = Rows[0]?.Id ?? 0;
    const body = { Version: 1, NewEmailAddress: newEmail, Reason: 'Vertippt' };
    const { Version } = await support.call(CALLS.staffCustomer, { params: { customerId: String(id) } });
    const input = { params: { customerId: String(id) }, body: { ...body, Version } };
    await support.call(CALLS.correctCustomerEmail, input);
    expect((await confirm()).status).toBe(200);
    expect((await accountById(api.db, id))?.email).toBe(newEmail);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(200);
  });
});
