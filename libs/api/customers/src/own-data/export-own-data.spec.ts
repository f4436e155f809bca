import { randomUUID } from 'node:crypto';
import { cancellationCases, cancellationComments, reviews } from '@heizplatz/api-after-sales';
import { mailedLinks, notifications, refreshTokens, users } from '@heizplatz/api-identity';
import { findOrder, insertComplaint, orderNotes, orderPositions, orders, recordChange } from '@heizplatz/api-ordering';
import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { insertAuditLine, openDatabase } from '@heizplatz/api-platform';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customerNotes } from '../staff-customers/schema';
import { exportOrders } from './export-orders';

const market = withOrderMarket();

const Exported = v.looseObject({
  Stammdaten: v.looseObject({ EMail: v.string(), Vorname: v.string() }),
  Einwilligungen: v.object({ Newsletter: v.object({ Erteilt: v.boolean(), Stand: v.string() }) }),
  Adressen: v.array(v.looseObject({ Street: v.string() })),
  Lager: v.array(v.looseObject({ FassungKg: v.number() })),
  Bestellungen: v.array(
    v.looseObject({
      Nummer: v.string(),
      Gesamtpreis: v.number(),
      Verlauf: v.array(v.looseObject({ State: v.string() })),
      Positionen: v.array(v.object({ Name: v.string(), Betrag: v.number() })),
    }),
  ),
  BegonneneBestellungen: v.array(v.looseObject({})),
  Anmeldungen: v.array(v.looseObject({ Beginn: v.string(), Durch: v.string() })),
  EMails: v.array(v.looseObject({ Art: v.string() })),
  Protokoll: v.array(v.looseObject({ Vorgang: v.string(), Durch: v.string() })),
});

const getResponse = ({ shopper }: TestCustomer) => shopper.client.get(CALLS.exportOwnData.path);
const exported = async (customer: TestCustomer) => v.parse(Exported, (await getResponse(customer)).json());

let anna: TestCustomer;
let addressId = 0;
beforeEach(async () => {
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress();
});

describe('exportOwnData', () => {
  it('is a file of everything that is kept of the caller', async () => {
    const { client } = anna.shopper;
    const store = { CapacityKg: 6000, StockKg: 4000, FilledAt: null, YearlyUseKg: 5000 };
    await client.call(CALLS.saveCustomerStore, { body: { AddressId: addressId, ...store } });
    const order = await placeOrder(market(), anna, { addressId, ...BROUGHT });
    const author = { kind: 'dealer', id: order.dealerId } as const;
    await recordChange(market().api.db, order, { command: 'dealerMarkInvoiced', author }, TEST_NOW);
    const at = { at: TEST_NOW, requestId: 'r', countryId: 1, ip: '127.0.0.1', callId: 'saveAddress', request: {} };
    const acted = { actorId: 1, actorName: 'Jonas Brandl', forUserId: anna.userId, forUserName: 'Anke Vogt' };
    await insertAuditLine(market().api.db, { ...at, ...acted });

    const response = await getResponse(anna);
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="heizplatz-eigene-daten-2026-11-21.json"',
    );
    const data = v.parse(Exported, response.json());
    expect(data.Stammdaten).toMatchObject({ EMail: anna.email, Vorname: 'Anke' });
    expect(data.Adressen).toEqual([expect.objectContaining({ Street: 'Am Anger', Standard: true, Art: 'Lieferung' })]);
    expect(data.Lager).toEqual([expect.objectContaining({ FassungKg: 6000 })]);
    expect(data.Bestellungen.map((one) => [one.Nummer, one.Gesamtpreis])).toEqual([
      [order.number, order.totalCents / 100],
    ]);
    const [sent] = data.Bestellungen;
    expect(sent?.Verlauf.map(({ State }) => State)).toEqual(['placed', 'invoiced']);
    expect(sent?.Positionen.reduce((sum, position) => sum + Math.round(position.Betrag * 100), 0)).toBe(
      order.totalCents,
    );
    expect(data.Anmeldungen).toEqual([expect.objectContaining({ Durch: 'Sie selbst', Ende: null })]);
    expect(data.EMails.map(({ Art }) => Art)).toContain('order-received');
    expect(data.Protokoll).toEqual([expect.objectContaining({ Vorgang: 'saveAddress', Durch: 'Kundendienst' })]);
    expect(response.text).not.toContain('Jonas Brandl');
  });

  it('holds what the caller said and asked to be told', async () => {
    const { db } = market().api;
    const { id, dealerId } = await placeOrder(market(), anna, { addressId, ...BROUGHT, state: 'cancelled' });
    const at = TEST_NOW;
    await db.insert(reviews).values({
      ...{ orderId: id, dealerId, userId: anna.userId, countryId: 1, stars: 4 },
      ...{ text: 'Alles gut', shownName: 'Anke V.', createdAt: at },
    });
    await db
      .insert(notifications)
      .values({ kind: 'price', countryId: 1, email: anna.email, createdAt: at, thresholdCents: 38_000 });
    await db
      .insert(cancellationCases)
      .values({ orderId: id, countryId: 1, dealerId, kind: 'customer', openedAt: at, feedbackReason: 'Zu spät' });
    await db.insert(cancellationComments).values([
      { orderId: id, kind: 'customer', author: 'customer', text: 'Bitte melden', at },
      { orderId: id, kind: 'dealer', author: 'dealer', text: 'Nur unter uns', at },
    ]);
    await db.insert(orderNotes).values({ orderId: id, userId: 1, authorName: 'Jonas Brandl', text: 'Tor klemmt', at });
    const complaint = { orderId: id, kind: 'quality', openedAt: at } as const;
    await insertComplaint(db, complaint, { author: 'customer', text: 'Zu viel Staub', at });
    const noted = { authorId: 1, authorName: 'Jonas Brandl', at };
    await db.insert(customerNotes).values({ userId: anna.userId, text: 'Ruft gern abends an', ...noted });
    const { text } = await getResponse(anna);
    expect(text).not.toContain('Jonas Brandl');
    const own = ['Ruft gern abends an', 'Tor klemmt', 'Alles gut', 'Zu spät', 'Bitte melden', '"Schwelle": 380'];
    for (const textValue of [...own, 'Zu viel Staub', 'Qualität der Ware']) expect(text).toContain(textValue);
    expect(text).not.toContain('Nur unter uns');
  });

  it('asks the same six questions for one order and for a hundred, and gives each order what is its own', async () => {
    const { api } = market();
    const first = await placeOrder(market(), anna, { addressId });
    const opened = openDatabase({ url: api.databaseUrl, poolSize: 1, log: { error: () => undefined } });
    const query = jest.spyOn(opened.pool, 'query');
    const questions = async () => {
      query.mockClear();
      const input = await exportOrders(opened.db, anna.userId);
      return { input: input, count: query.mock.calls.length };
    };
    const alone = await questions();
    expect([alone.input.length, alone.count]).toEqual([1, 6]);

    const row = await findOrder(api.db, first.id);
    if (!row) throw new Error('no order');
    const copies = Array.from({ length: 99 }, (_, index) => ({
      ...row,
      ...{ id: randomUUID(), processId: randomUUID(), number: `DE-COPY-${index}` },
    }));
    await api.db.insert(orders).values(copies);
    const goods = { position: 1, kind: 'goods', grossCents: 1 };
    await api.db
      .insert(orderPositions)
      .values(copies.map(({ id, number }) => ({ ...goods, orderId: id, name: `zu ${number}` })));
    const many = await questions();
    expect([many.input.length, many.count]).toEqual([100, 6]);
    for (const other of many.input.filter((order) => order.Nummer !== first.number))
      expect(other.Positionen).toEqual([{ Name: `zu ${other.Nummer}`, Betrag: 0.01 }]);
    await opened.close();
  });

  it('holds nothing of others', async () => {
    const bert = await newCustomer(market());
    const his = await placeOrder(market(), bert, { addressId: await bert.shopper.addAddress({ Street: 'Bertweg' }) });
    const { text } = await getResponse(anna);
    for (const foreign of [bert.email, his.number, his.id, 'Bertweg']) expect(text).not.toContain(foreign);
    expect((await exported(anna)).Bestellungen).toEqual([]);
    expect((await exported(bert)).Bestellungen).toHaveLength(1);
  });

  it('holds no password, hash, token or key', async () => {
    const { client } = anna.shopper;
    await client.call(CALLS.requestEmailChange, {
      body: { NewEmailAddress: `neu-${anna.email}`, Password: 'Heizen-2026!' },
    });
    await placeOrder(market(), anna, { addressId });
    const { db } = market().api;
    const [row] = await db.select().from(users).where(eq(users.id, anna.userId));
    const links = await db.select().from(mailedLinks).where(eq(mailedLinks.userId, anna.userId));
    const tokens = await db.select().from(refreshTokens);
    const { text } = await getResponse(anna);
    const secrets = [row?.passwordHash, ...links.map((link) => link.tokenHash), ...tokens.map((one) => one.tokenHash)];
    expect(secrets.length).toBeGreaterThan(2);
    for (const secret of [...secrets, client.cookies.get('hp_refresh')]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\$argon2|tokenHash|ibanEncrypted|storageKey/);
    expect(text).toContain(`neu-${anna.email}`);
  });
});
