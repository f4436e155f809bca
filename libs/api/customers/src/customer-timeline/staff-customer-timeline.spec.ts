import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { inquiries, orderNotes, orders } from '@heizplatz/api-ordering';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();

let support: TestClient;
let anna: TestCustomer;
let email = '';
beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'support-v@example.com', roles: [ROLES.customerSupport], firstName: 'Jonas' });
  support = await loggedIn(api, 'support-v@example.com');
  anna = await newCustomer(market());
  const addressId = await anna.shopper.addAddress({ City: 'Berlin' });
  await placeOrder(market(), anna, { addressId });
  const params = { customerId: String(anna.userId) };
  ({ Email: email } = await support.call(CALLS.staffCustomer, { params }));
  await support.call(CALLS.addCustomerNote, { params, body: { Text: 'Tor ist offen.' } });
  await support.call(CALLS.addCustomerNote, { params, body: { Text: 'Fragt nach der Rechnung.', Kind: 'call' } });
  const [order] = await api.db.select().from(orders).where(eq(orders.userId, anna.userId));
  const note = { userId: 1, authorName: 'Jonas Vogt', text: 'Dealer knows the yard.', at: TEST_NOW };
  await api.db.insert(orderNotes).values({ ...note, orderId: order?.id ?? '' });
  const request = { countryId: 1, productGroupId: 3, zipCode: '10115', amount: 6000, name: 'Anna', phone: '030 1' };
  const callBack = { ...request, kind: 'call-back', email: email.toUpperCase(), message: 'Bitte abends' } as const;
  const times = { sentAt: TEST_NOW, expiresAt: new Date(TEST_NOW.getTime() + 86_400_000) };
  await api.db.insert(inquiries).values([
    { ...callBack, ...times, countryId: 1, productGroupId: 3, tokenHash: 'a', confirmedAt: TEST_NOW },
    { ...callBack, ...times, countryId: 1, productGroupId: 3, tokenHash: 'b', message: 'unbestätigt' },
  ]);
});

const read = (query: Record<string, string> = {}, id = anna.userId) =>
  support.call(CALLS.staffCustomerTimeline, { params: { customerId: String(id) }, query });

describe('the timeline of a customer', () => {
  it('has orders, mails, calls and notes, the newest first', async () => {
    const { Rows, Total } = await read({ size: '100' });
    expect(Total).toBe(Rows.length);
    const times = Rows.map(({ At }) => At);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(Rows.map(({ Kind }) => Kind))).toEqual(new Set(['order', 'mail', 'call', 'note']));
    expect(Rows.map(({ Text }) => Text)).toEqual(
      expect.arrayContaining([
        'Tor ist offen.',
        'Fragt nach der Rechnung.',
        'Dealer knows the yard.',
        '030 1\nBitte abends',
      ]),
    );
    expect(Rows.map(({ Text }) => Text).join()).not.toContain('unbestätigt');
  });

  it('is filtered by kind, searched and paged', async () => {
    const notes = await read({ kind: 'note' });
    expect(notes.Rows.map(({ Text, Author }) => [Text, Author])).toEqual(
      expect.arrayContaining([
        ['Tor ist offen.', 'Jonas Vogt'],
        ['Dealer knows the yard.', 'Jonas Vogt'],
      ]),
    );
    expect(notes.Total).toBe(2);
    expect((await read({ kind: 'call', search: 'rechnung' })).Rows).toHaveLength(1);
    const placed = (await read({ kind: 'order' })).Rows.at(-1);
    expect(placed).toMatchObject({ Event: { Kind: 'state', State: 'placed' }, Author: 'customer' });
    expect((await read({ kind: 'mail' })).Rows[0]).toMatchObject({ Event: null, MailState: expect.any(String) });
    const second = await read({ page: '2' });
    expect(second.Page).toBe(2);
  });

  it('is of this customer alone, and of no member of staff', async () => {
    const { api } = market();
    const other = await insertCustomer(api, { email: 'andere-v@example.com' });
    expect((await read({}, other)).Rows).toEqual([]);
    const staff = await insertCustomer(api, { email: 'person-v@example.com', roles: [ROLES.editor] });
    expect((await support.get(`/api/support/kunden/${staff}/verlauf`)).status).toBe(404);
    expect((await support.get(`/api/support/kunden/${anna.userId}/verlauf?kind=x`)).problem().code).toBe('VALIDATION');
  });
});
