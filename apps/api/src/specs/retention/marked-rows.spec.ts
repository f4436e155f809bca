import { cleanUpContentReports } from '@heizplatz/api-after-sales';
import { deleteRetainedOrders, endOutlived } from '@heizplatz/api-customers';
import { PASSWORD } from '@heizplatz/api-identity/testing';
import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import {
  type ColumnMark,
  getBase,
  getColumnMark,
  getMark,
  isPersonal,
  type Mark,
  type SchemaNode,
} from '@heizplatz/identity';
import { eq, getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import * as schema from '../../database/schema';

const market = withOrderMarket();
const db = () => market().api.db;

type PersonalColumn = Extract<ColumnMark, { readonly ends: unknown }>;
interface Planted {
  /** 'orders.email', or 'orders.payment' with one for each text in it. */
  readonly place: string;
  readonly text: string;
  readonly mark: PersonalColumn;
}
const planted: Planted[] = [];

const toPersonal = (column: PgColumn): PersonalColumn | undefined => {
  const mark = getColumnMark(column);
  return mark && 'ends' in mark ? mark : undefined;
};
const personalColumns = (table: PgTable) =>
  Object.entries(getTableColumns(table) as Record<string, PgColumn>).flatMap(([name, column]) => {
    const mark = toPersonal(column);
    return mark && mark.withheld !== 'derived' ? [{ name, column, mark }] : [];
  });

/** No text is part of another. */
const nextText = (): string => `Zeuge-${String(planted.length).padStart(4, '0')}`;
const nextPhone = (): string => nextText().replace('Zeuge-', '0731 00');

/** Rows are found by these. */
const FINDS_ROWS = ['email', 'recipient', 'passwordHash'];
/** Many live there, and it is read by a pattern. */
const ZIP_CODE = '10115';

function plantText(place: string, mark: PersonalColumn, value: unknown): unknown {
  const column = place.split('.')[1] ?? '';
  if (column === 'zipCode') return ZIP_CODE;
  const found = FINDS_ROWS.includes(column) && typeof value === 'string' ? value : undefined;
  const text = found ?? (column === 'phone' ? nextPhone() : nextText());
  planted.push({ place, text, mark });
  return text;
}

/** JSON whose personal texts are replaced by ones of their own, or added where they may be absent. */
function plantJson(place: string, column: PersonalColumn, { node, value, mark }: Part): unknown {
  const own = getMark(node) ?? mark;
  const base = getBase(node);
  const inside = (part: SchemaNode, inner: unknown) =>
    plantJson(place, column, { node: part, value: inner, mark: own });
  if (base.wrapped) return inside(base.wrapped, value);
  const { item, entries } = base;
  if (Array.isArray(value)) return item ? value.map((one) => inside(item, one)) : value;
  if (typeof value === 'object' && value !== null && entries)
    return {
      ...value,
      ...Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, inside(entry, Reflect.get(value, name))]),
      ),
    };
  if (base.type !== 'string' || !isPersonal(own)) return value;
  const text = [nextText(), nextPhone()].find((one) => v.is(node as never, one));
  if (text === undefined) throw new Error(`${place} takes neither a text nor a phone`);
  planted.push({ place, text, mark: column });
  return text;
}
interface Part {
  readonly node: SchemaNode;
  readonly value: unknown;
  readonly mark?: Mark | undefined;
}

/** The personal columns of a row, each with a text of its own; of JSON what the row has. */
const texts = (table: PgTable, row: object = {}) =>
  Object.fromEntries(
    personalColumns(table).flatMap(({ name, column, mark }) => {
      const place = `${getTableConfig(table).name}.${name}`;
      const value: unknown = Reflect.get(row, name);
      if (column.getSQLType() === 'text[]') return [[name, [plantText(place, mark, undefined)]]];
      if (column.getSQLType() !== 'jsonb') return [[name, plantText(place, mark, value)]];
      if (!mark.content || mark.content === 'request' || value === undefined || value === null) return [];
      return [[name, plantJson(place, mark, { node: mark.content as unknown as SchemaNode, value })]];
    }),
  );

async function insert<T extends PgTable>(table: T, row: Partial<T['$inferInsert']>): Promise<T['$inferSelect'][]> {
  return db()
    .insert(table)
    .values({ ...row, ...texts(table, row) } as T['$inferInsert'])
    .returning() as Promise<T['$inferSelect'][]>;
}

async function update(table: PgTable, where: SQL | undefined): Promise<void> {
  const [row] = await db().select().from(table).where(where).limit(1);
  if (!row) throw new Error(`nothing to plant in ${getTableConfig(table).name}`);
  await db().update(table).set(texts(table, row)).where(where);
}

const at = TEST_NOW;

async function plantAccount({ userId, email }: TestCustomer): Promise<void> {
  await update(schema.users, eq(schema.users.id, userId));
  await update(schema.addresses, eq(schema.addresses.userId, userId));
  const conditions = { SecondPhone: '', OtherStations: [] };
  await insert(schema.addressAccess, { userId, conditions, keptAt: at });
  await insert(schema.passkeys, {
    userId,
    rpId: 'x',
    transports: ['usb'],
    signatures: 0,
    isBackedUp: false,
    createdAt: at,
  });
  await insert(schema.customerNotes, { userId, authorId: 1, at });
  const link = { purpose: 'password', countryId: 1, email, userId, createdAt: at, expiresAt: at };
  await insert(schema.mailedLinks, { ...link, tokenHash: `link-${userId}` });
  await insert(schema.notifications, { kind: 'price', countryId: 1, email, createdAt: at, thresholdCents: 1 });
  const inquiry = { kind: 'bulk', countryId: 1, productGroupId: 3, amount: 9, sentAt: at, expiresAt: at } as const;
  await insert(schema.inquiries, { ...inquiry, tokenHash: `inquiry-${userId}`, email });
  const target = {
    targetKind: 'page',
    targetId: '/',
    title: 'Seite',
    path: '/',
    reason: 'other',
    text: 'Falsch',
  } as const;
  const [report] = await insert(schema.reports, { ...target, countryId: 1, email, sentAt: at });
  const decision = { kind: 'decision', by: 'staff', outcome: 'kept', text: 'Bleibt', at } as const;
  await db()
    .insert(schema.contentReportAnswers)
    .values({ ...decision, reportId: report?.id ?? 0 });
  const mail = { countryId: 1, kind: 'registration', recipient: email, attachments: [], createdAt: at };
  await insert(schema.outbox, { ...mail, state: 'sent' });
  const [line] = await db()
    .insert(schema.auditLog)
    .values({
      ...{ at, requestId: 'r', countryId: 1, ip: '::1', actorName: 'Jonas', forUserId: userId },
      ...{ callId: 'saveAddress', request: {} },
    })
    .returning();
  await insert(schema.auditOutcomes, { auditId: line?.id ?? 0, at, outcome: 'done' });
}

async function plantOrder({ userId, email }: TestCustomer, id: string): Promise<void> {
  const orderId = id;
  const [order] = await db().select().from(schema.orders).where(eq(schema.orders.id, id));
  if (!order) throw new Error('no order');
  const invoiceAddress = (order.deliveryAddresses as { Address: unknown }[])[0]?.Address;
  await db().update(schema.orders).set({ invoiceAddress }).where(eq(schema.orders.id, id));
  await update(schema.orders, eq(schema.orders.id, id));
  const { dealerId } = order;
  await insert(schema.orderEvents, { orderId, kind: 'move-requested', toState: 'placed', at, authorKind: 'customer' });
  await insert(schema.orderNotes, { orderId, userId: 1, at });
  const paper = { kind: 'invoice', contentType: 'application/pdf', bytes: 3, uploadedBy: 'dealer', at };
  await insert(schema.orderDocuments, { orderId, ...paper });
  const [complaint] = await db()
    .insert(schema.complaints)
    .values({ orderId, kind: 'quality', openedAt: at })
    .returning();
  await insert(schema.complaintMessages, { complaintId: complaint?.id ?? 0, author: 'customer', at });
  await insert(schema.cancellationCases, { orderId, openedAt: at, countryId: 1, dealerId, kind: 'customer' });
  await insert(schema.cancellationComments, { orderId, kind: 'customer', author: 'customer', at });
  await insert(schema.reviews, { orderId, dealerId, userId, countryId: 1, stars: 4, text: '', createdAt: at });
  await insert(schema.withdrawals, {
    orderId,
    countryId: 1,
    email,
    outcome: 'unclear',
    receivedAt: at,
    contentHash: 'x',
  });
}

async function nightAt(now: Date): Promise<void> {
  const { services, app } = market().api;
  market().api.setNow(now);
  const context = { db: db(), services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false };
  for (const job of [deleteRetainedOrders, endOutlived, cleanUpContentReports]) await job.run({}, context);
}

/** All rows of all tables, as searches for a person read them. */
async function everyRow(): Promise<string> {
  const rows = TABLES.map(async (table) => {
    const result = await db().execute(sql`select string_agg(to_jsonb(t)::text, ' ') as text from ${table} as t`);
    return String(result.rows[0]?.['text']);
  });
  return (await Promise.all(rows)).join(' ').toLowerCase();
}

/** Those that go with the account itself; the rest waits for its term. */
const WITH_ACCOUNT = ['account', 'draft', 'mailedLink', 'notification', 'request', 'report'];
/** The record of our own people’s work; the audit log ends by the database’s clock (with-audit-log.spec.ts). */
const STAYS = ['staff', 'audit'];
const TABLES = Object.values<unknown>(schema).filter((one) => is(one, PgTable));

it('what is marked is in its owner’s copy or withheld, and is gone when its mark says', async () => {
  const anna = await newCustomer(market());
  const addressId = await anna.shopper.addAddress();
  const { id } = await placeOrder(market(), anna, { addressId, ...BROUGHT, state: 'paid', paidAt: at });
  await anna.shopper.start();
  await anna.shopper.saveParameters();
  await plantAccount(anna);
  await plantOrder(anna, id);
  const isDraft = eq(schema.orderProcesses.userId, anna.userId);
  await db().update(schema.orderProcesses).set({ userId: anna.userId });
  await update(schema.orderProcesses, isDraft);

  const withOwn = TABLES.filter((table) => personalColumns(table).some(({ mark }) => mark.own));
  const tables = new Set(planted.map(({ place }) => place.split('.')[0]));
  expect(withOwn.map((table) => getTableConfig(table).name).filter((name) => !tables.has(name))).toEqual([]);

  const copy = (await anna.shopper.client.get(CALLS.exportOwnData.path)).text;
  const isShown = ({ text }: Planted) => copy.includes(text);
  const places = (some: readonly Planted[]) => some.map(({ place }) => place);
  expect(places(planted.filter((one) => one.mark.own && !isShown(one)))).toEqual([]);
  const isWithheld = ({ mark, text }: Planted) => !mark.own && mark.withheld !== 'elsewhere' && text !== anna.email;
  expect(places(planted.filter((one) => isWithheld(one) && isShown(one)))).toEqual([]);

  await anna.shopper.client.call(CALLS.deleteAccount, { body: { Password: PASSWORD } });
  const left = async (some: readonly Planted[]) => {
    const rows = await everyRow();
    return places(some.filter(({ text }) => rows.includes(text.toLowerCase())));
  };
  const own = planted.filter(({ text }) => text !== anna.email);
  const goesNow = ({ mark }: Planted) => WITH_ACCOUNT.includes(mark.ends) && mark.withheld !== 'others';
  expect(await left(own.filter(goesNow))).toEqual([]);
  await nightAt(new Date('2040-01-02T12:00:00Z'));
  expect(await left(own.filter(({ mark }) => !STAYS.includes(mark.ends)))).toEqual([]);
}, 60_000);
