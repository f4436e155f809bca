import { randomUUID } from 'node:crypto';
import { getOrder, orders } from '@heizplatz/api-ordering';
import {
  lastEvent,
  getMails,
  orderRow,
  placeTestOrder,
  type TestOrder,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { desc, eq } from 'drizzle-orm';
import { withdrawals } from './schema';

const market = withOrderMarket();
const path = CALLS.submitWithdrawal.path;
const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

const body = (fields: object = {}) => ({
  Name: 'Anna Huber',
  EmailAddress: `frei.${randomUUID().slice(0, 8)}@example.com`,
  Contract: '',
  ...fields,
});
/** From the order's own page. */
const ofOrder = ({ id, token, number, email }: TestOrder, fields: object = {}) =>
  body({ EmailAddress: email, Contract: number, OrderId: id, Token: token, ...fields });

/** From a visitor without any session. */
async function declare(fields: object, countryId: CountryId = 1) {
  return (await market().api.visitorWithCsrf(countryId)).post(path, fields);
}
const newest = async () => {
  const [row] = await market().api.db.select().from(withdrawals).orderBy(desc(withdrawals.receivedAt)).limit(1);
  return row;
};
const find = <T extends { kind: string }>(mails: T[], kind: string): T => {
  const mail = mails.find((one) => one.kind === kind);
  if (!mail) throw new Error(`no mail ${kind} among ${mails.map((one) => one.kind).join()}`);
  return mail;
};

beforeEach(() => market().api.setNow(TEST_NOW));

describe('submitWithdrawal', () => {
  it('withdraws an order that its page opened, at once and without a login', async () => {
    const order = await placeTestOrder(market());
    const mails = await getMails(market(), async () => {
      const response = await declare(ofOrder(order, { EmailAddress: order.email.toUpperCase() }));
      expect(response.json()).toEqual({ ReceivedAt: TEST_NOW.toISOString() });
    });
    const row = await orderRow(market(), order.id);
    expect([row.state, row.withdrawnAt]).toEqual(['withdrawn', TEST_NOW]);
    expect(await lastEvent(market(), order.id)).toMatchObject({
      kind: 'state',
      toState: 'withdrawn',
      authorKind: 'customer',
    });
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['withdrawal-dealer', 'withdrawal-received']);
  });

  it('confirms content, date and local time to the declared address at once, and tells the dealer what to do', async () => {
    const order = await placeTestOrder(market());
    const mails = await getMails(market(), () => declare(ofOrder(order)));
    const customer = find(mails, 'withdrawal-received');
    expect(customer.recipient).toBe(order.email);
    expect(customer.subject).toBe('Bestätigung: Widerruf, eingegangen am 21.11.2026 um 12:00 Uhr');
    for (const part of ['Anna Huber', order.number, order.email, 'der ganze Vertrag', '21.11.2026 um 12:00 Uhr'])
      expect(customer.text).toContain(part);
    expect(customer.html).toContain('Hiermit widerrufe ich den unten genannten Vertrag.');
    const dealer = find(mails, 'withdrawal-dealer');
    expect([dealer.recipient, dealer.replyTo]).toEqual([order.dealerEmail, order.email]);
    expect(dealer.subject).toBe(`Widerruf: Bestellung ${order.number}`);
    expect(dealer.text).toContain('Bitte liefern Sie nicht');
    expect(dealer.text).toContain('05.12.2026');
    expect(dealer.text.replace(/\s+/g, ' ')).toContain(`Kunde: Anna Huber, Telefon +49 30 23125 11, ${order.email}`);
    expect(dealer.text).toContain(`/haendler/bestellung/${order.id}?token=`);
    expect(customer.text).not.toContain('token=');
  });

  it('says summer time where it is summer', async () => {
    market().api.setNow(new Date('2027-07-01T22:30:00Z'));
    const mails = await getMails(market(), () => declare(body()));
    expect(find(mails, 'withdrawal-received').subject).toContain('02.07.2027 um 00:30 Uhr');
  });

  it('opens an order by the token of its page, and tells its own mailbox when another was declared', async () => {
    const order = await placeTestOrder(market());
    const declared = body({ OrderId: order.id, Token: order.token });
    const mails = await getMails(market(), () => declare(declared));
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
    const received = mails.filter(({ kind }) => kind === 'withdrawal-received').map(({ recipient }) => recipient);
    expect(received.sort()).toEqual([declared.EmailAddress, order.email].sort());
  });

  it('answers alike when no order is recognised, and gives it to support', async () => {
    const order = await placeTestOrder(market());
    const strangers = [
      body({ Contract: order.number }),
      body({ EmailAddress: order.email, Contract: 'DE-26-999999' }),
      body({ OrderId: order.id, Token: `${order.token}x` }),
      body({ OrderId: 'x', Token: null }),
      body({ Contract: 'Pellets, irgendwann im Herbst' }),
    ];
    for (const declared of strangers) {
      const mails = await getMails(market(), async () => {
        const response = await declare(declared);
        expect([response.status, response.text]).toEqual([200, `{"ReceivedAt":"${TEST_NOW.toISOString()}"}`]);
      });
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['withdrawal-received', 'withdrawal-support']);
      expect(find(mails, 'withdrawal-received').recipient).toBe(declared.EmailAddress);
      expect(find(mails, 'withdrawal-support').recipient).toBe('service@example.com');
      expect(find(mails, 'withdrawal-received').text).not.toContain(order.dealerEmail);
    }
    expect((await orderRow(market(), order.id)).state).toBe('placed');
  });

  it('takes one without a name', async () => {
    const order = await placeTestOrder(market());
    const mails = await getMails(market(), () => declare(ofOrder(order, { Name: ' ' })));
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
    expect(find(mails, 'withdrawal-received').text).toMatch(/Name: +keine Angabe/);
    expect(find(mails, 'withdrawal-received').text).toContain('Guten Tag,');
  });

  it('keeps what was declared with its time', async () => {
    market().api.setNow(at(400));
    await declare(
      body({ Name: 'Zoë Ünal', EmailAddress: 'zoe@example.com', Contract: 'weiß nicht', Part: '2 von 6 t' }),
    );
    expect(await newest()).toMatchObject({
      countryId: 1,
      name: 'Zoë Ünal',
      email: 'zoe@example.com',
      contract: 'weiß nicht',
      part: '2 von 6 t',
      orderId: null,
      outcome: 'unknown',
      receivedAt: at(400),
    });
  });

  it('of a part leaves the order to its dealer', async () => {
    const order = await placeTestOrder(market());
    const mails = await getMails(market(), () => declare(ofOrder(order, { Part: '2 von 6 t' })));
    expect((await orderRow(market(), order.id)).state).toBe('placed');
    const event = await lastEvent(market(), order.id);
    expect(event).toMatchObject({ kind: 'withdrawal-part', toState: 'placed', note: 'Nur dieser Teil: 2 von 6 t' });
    expect(find(mails, 'withdrawal-dealer').subject).toBe(`Widerruf eines Teils: Bestellung ${order.number}`);
    expect(find(mails, 'withdrawal-dealer').text).toContain('2 von 6 t');
    expect(find(mails, 'withdrawal-received').text).toMatch(/bleibt\s+für\s+den\s+übrigen\s+Teil/);
  });

  it('wins over a cancellation and its fee', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'cancelled', cancellationKind: 'customer' });
    const mails = await getMails(market(), () => declare(ofOrder(order)));
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
    expect(find(mails, 'withdrawal-dealer').text).toMatch(/Gebühr\s+für\s+die\s+Stornierung\s+entfällt/);
  });

  it.each([
    // The fourteenth day is a Saturday; the period ends with Monday.
    ['the last moment of the last day', '2026-12-07T22:59:59.999Z', 'withdrawn'],
    ['the first of the next day', '2026-12-07T23:00:00.000Z', 'delivered'],
  ])('counts in %s', async (_, now, state) => {
    const delivered = { state: 'delivered', deliveredAmount: 5900, deliveredOn: '2026-11-21' };
    const order = await placeTestOrder(market(), 1, delivered);
    market().api.setNow(new Date(now));
    await declare(ofOrder(order));
    expect((await orderRow(market(), order.id)).state).toBe(state);
    const [stored] = await market().api.db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
    expect(stored?.outcome).toBe(state === 'withdrawn' ? 'withdrawn' : 'unclear');
  });

  it('that two orders fit touches neither: a person reads it', async () => {
    const [one, other] = [await placeTestOrder(market()), await placeTestOrder(market())];
    await market().api.db.update(orders).set({ email: one.email }).where(eq(orders.id, other.id));
    for (const [Contract, outcome] of [
      [`${one.number} und ${other.number}`, 'unknown'],
      ['meine Pellets', 'unknown'],
      [`${other.number}, nochmals ${other.number}`, 'waiting'],
    ]) {
      const named = { Contract, EmailAddress: one.email, ZipCode: '80001' };
      const { deliveryAddresses } = getOrder(await orderRow(market(), other.id));
      await declare(body({ ...named, Name: deliveryAddresses[0].Address.LastName }));
      const stored = await market().api.db.select().from(withdrawals).where(eq(withdrawals.email, one.email));
      expect(stored.find(({ contract }) => contract.startsWith(`${Contract},`))?.outcome).toBe(outcome);
    }
    for (const { id } of [one, other]) expect((await orderRow(market(), id)).state).toBe('placed');
  });

  it('counts until the fourteenth day after delivery, and says who fetches the goods', async () => {
    const delivered = { state: 'delivered', deliveredAmount: 5900, deliveredOn: '2026-11-21' };
    const order = await placeTestOrder(market(), 1, delivered);
    market().api.setNow(new Date('2026-12-05T22:59:00Z'));
    const mails = await getMails(market(), () => declare(ofOrder(order)));
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
    expect(find(mails, 'withdrawal-received').text).toMatch(/holt\s+die\s+Ware\s+ab/);
    expect(find(mails, 'withdrawal-dealer').text).toContain('19.12.2026');
  });

  it.each([
    ['after it', { state: 'paid', deliveredAmount: 5900, deliveredOn: '2026-11-06' }, 'endete am 20.11.2026'],
    ['of a business', { isConsumer: false }, 'haben Verbraucher'],
    ['of what was declined', { state: 'declined' }, 'schon abgelehnt'],
    ['of what was withdrawn', { state: 'withdrawn' }, 'schon widerrufen'],
  ])('%s is confirmed, recorded and left to people', async (_, fields, reason) => {
    const order = await placeTestOrder(market(), 1, fields);
    const { state } = await orderRow(market(), order.id);
    const mails = await getMails(market(), async () => expect((await declare(ofOrder(order))).status).toBe(200));
    expect((await orderRow(market(), order.id)).state).toBe(state);
    const event = await lastEvent(market(), order.id);
    expect(event?.kind).toBe('withdrawal-received');
    expect(event?.note).toContain(reason);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      'withdrawal-dealer',
      'withdrawal-received',
      'withdrawal-support',
    ]);
    expect(find(mails, 'withdrawal-received').text.replace(/\s+/g, ' ')).toContain(reason);
  });

  it('sent twice is one', async () => {
    const order = await placeTestOrder(market());
    const visitor = await market().api.visitorWithCsrf();
    const mails = await getMails(market(), async () => {
      const clicks = await Promise.all([1, 2].map(() => visitor.post(path, ofOrder(order))));
      expect(clicks.map(({ text }) => text)).toEqual(Array(2).fill(`{"ReceivedAt":"${TEST_NOW.toISOString()}"}`));
      market().api.setNow(new Date(TEST_NOW.getTime() + 60_000));
      expect((await visitor.post(path, ofOrder(order))).json()).toEqual({ ReceivedAt: TEST_NOW.toISOString() });
    });
    expect(mails).toHaveLength(2);
  });

  it('is called as Austria calls it', async () => {
    const order = await placeTestOrder(market(), 2);
    const mails = await getMails(market(), () => declare(ofOrder(order), 2));
    expect(find(mails, 'withdrawal-received').subject).toContain('Widerruf (Rücktritt), eingegangen am');
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
  });

  it('reaches no order of another country', async () => {
    const order = await placeTestOrder(market());
    await declare(ofOrder(order), 2);
    expect((await orderRow(market(), order.id)).state).toBe('placed');
  });

  it('is 404 in Switzerland', async () => {
    const mails = await getMails(market(), async () => {
      expect((await declare(body(), 3)).problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });
    expect(mails).toEqual([]);
  });

  it.each([
    [{ Name: 'x'.repeat(161) }, 'body.Name'],
    [{ EmailAddress: 'anna' }, 'body.EmailAddress'],
    [{ EmailAddress: 'a@b.example\r\nBcc: x@example.com' }, 'body.EmailAddress'],
    [{ Contract: 'x'.repeat(301) }, 'body.Contract'],
    [{ Part: 'x'.repeat(501) }, 'body.Part'],
  ])('refuses %j', async (fields, wrong) => {
    const { code, errors } = (await declare(body(fields))).problem();
    expect([code, errors?.map((error) => error.path)]).toEqual(['VALIDATION', [wrong]]);
  });

  it('mails one mailbox five times in a quarter of an hour, and names another way then', async () => {
    const visitor = await market().api.visitorWithCsrf();
    const to = (Contract: string) => visitor.post(path, body({ EmailAddress: 'flut@example.com', Contract }));
    for (let nth = 1; nth <= 5; nth += 1) expect((await to(`${nth}`)).status).toBe(200);
    const sixth = (await to('6')).problem();
    expect([sixth.status, sixth.detail]).toEqual([429, expect.stringContaining('per E-Mail')]);
    const rows = market().api.db.select().from(withdrawals).where(eq(withdrawals.email, 'flut@example.com'));
    expect(await rows).toHaveLength(5);
  });
});

describe('submitWithdrawal from one address', () => {
  const limited = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '2' });

  it('mails so many mailboxes and no more', async () => {
    const visitor = await limited().api.visitorWithCsrf();
    expect((await visitor.post(path, body())).status).toBe(200);
    expect((await visitor.post(path, body())).status).toBe(200);
    const third = await visitor.post(path, body());
    expect([third.status, third.headers['retry-after']]).toEqual([429, '900']);
  });
});
