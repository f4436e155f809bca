import { orderSequence } from '@heizplatz/api-ordering';
import { COUNTRY_IDS, byCountry } from '@heizplatz/country';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  cancellationCases,
  cancellationComments,
  reviewInvitations,
  reviews,
  withdrawals,
} from '@heizplatz/api-after-sales';
import { dealers } from '@heizplatz/api-dealers';
import { addresses, hashPassword, users } from '@heizplatz/api-identity';
import { orderEvents, orderPositions, orders } from '@heizplatz/api-ordering';
import { type Database, insertRows } from '@heizplatz/api-platform';
import { buildInPlace } from '@heizplatz/api-pricing';
import { eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { productPrices } from '../prices/product-price';
import type { RandomStreams } from '../random/random-streams';
import { makeMarketOrders, type MarketOrder, type MarketOrdersPlan } from './make-market-orders';
import { reserveIds } from './reserve-ids';
import { resumeUpkeep, suspendUpkeep } from './suspend-upkeep';

/** So many at once: some megabytes. */
const PORTION = 1000;
/** After this number of orders the process yields to the event loop. */
const TURN = 25;
const STAFF_EMAIL = 'support@example.com';

export interface MarketOrdersRequest {
  /** Of the random streams, and of what was made: the same name is made once a database. */
  readonly name: string;
  readonly count: number;
  readonly households: number;
  /** ISO. */
  readonly today: string;
  readonly now: Date;
  readonly random: RandomStreams;
  /** Whether reviews without an order get one. */
  readonly fitsReviews: boolean;
}

async function insertPortion(tx: Database, portion: readonly MarketOrder[]): Promise<void> {
  const households = portion.flatMap(({ newHousehold }) => newHousehold ?? []);
  const rows = portion.map((one) => one.rows);
  await insertRows(
    tx,
    users,
    households.map(({ user }) => user),
  );
  await insertRows(
    tx,
    addresses,
    households.map(({ addressRow }) => addressRow),
  );
  await insertRows(
    tx,
    orders,
    rows.map(({ order }) => order),
  );
  await insertRows(
    tx,
    orderPositions,
    rows.flatMap(({ positions }) => positions),
  );
  await insertRows(
    tx,
    orderEvents,
    rows.flatMap(({ events }) => events),
  );
  await insertRows(
    tx,
    cancellationCases,
    rows.flatMap(({ cases }) => cases),
  );
  await insertRows(
    tx,
    cancellationComments,
    rows.flatMap(({ comments }) => comments),
  );
  await insertRows(
    tx,
    withdrawals,
    rows.flatMap((one) => one.withdrawals),
  );
  await insertRows(
    tx,
    reviewInvitations,
    rows.flatMap(({ invitations }) => invitations),
  );
  await fitReviews(tx, portion);
}

/** Gives reviews the orders that were made for them. */
async function fitReviews(tx: Database, portion: readonly MarketOrder[]): Promise<void> {
  const rated = portion.flatMap(({ rated: one, rows }) => (one ? [{ ...one, order: rows.order }] : []));
  if (rated.length === 0) return;
  const toTextArray = (values: readonly (string | number | undefined)[]) =>
    sql`${sql.param(values.map(String))}::text[]`;
  await tx.execute(sql`
    update ${reviews} set order_id = u.order_id::uuid, user_id = u.user_id::int, created_at = u.at::timestamptz,
      dealer_answered_at = greatest(dealer_answered_at, u.at::timestamptz + interval '1 day'),
      product_group_id = u.group_id::smallint
    from unnest(${toTextArray(rated.map(({ review }) => review.id))}, ${toTextArray(rated.map(({ order }) => order.id))},
      ${toTextArray(rated.map(({ order }) => order.userId))}, ${toTextArray(rated.map(({ at }) => at.toISOString()))},
      ${toTextArray(rated.map(({ order }) => order.productGroupId))}) as u(id, order_id, user_id, at, group_id)
    where reviews.id = u.id::int`);
}

async function openReviews(tx: Database): Promise<MarketOrdersPlan['reviews']> {
  const { id, dealerId, countryId, productGroupId, shownName: displayName, createdAt } = reviews;
  return tx
    .select({ id, dealerId, countryId, productGroupId, shownName: displayName, createdAt })
    .from(reviews)
    .where(isNull(reviews.orderId))
    .orderBy(id);
}

const Known = v.object({ known: v.boolean() });

/** Whether orders of this name exist; a lock prevents others from creating them until the transaction ends. */
async function isMade(tx: Database, name: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('market-orders'))`);
  const { rows } = await tx.execute(
    sql`select exists (select 1 from ${users} where lower(email) = ${getMark(name)} and not is_guest) as known`,
  );
  return v.parse(Known, rows[0]).known;
}

/** The account that marks them as created; it is locked and cannot log in. */
const getMark = (name: string): string => `bestellungen-${name}@post.example.com`;

async function leaveMark(tx: Database, { name, now }: MarketOrdersRequest): Promise<void> {
  const names = { firstName: 'Bestellarchiv', lastName: name };
  await tx.insert(users).values({ ...names, countryId: 1, email: getMark(name), createdAt: now, lockedAt: now });
}

async function findPlan(tx: Database, request: MarketOrdersRequest): Promise<MarketOrdersPlan> {
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.email, STAFF_EMAIL));
  const sellers = await tx.select().from(dealers);
  const firstNumbers = byCountry(() => 0);
  for (const countryId of COUNTRY_IDS)
    firstNumbers[countryId] = await reserveIds(tx, orderSequence(countryId), request.count);
  return {
    ...request,
    productPrice: productPrices(request.random),
    book: await buildInPlace(tx, request.now, { creditCountries: [...COUNTRY_IDS] }),
    sellers: new Map(sellers.map((seller) => [seller.id, seller])),
    reviews: request.fitsReviews ? await openReviews(tx) : [],
    // The hash of a random password that is not stored.
    passwordHash: await hashPassword(randomBytes(24).toString('base64url')),
    staffId: staff?.id ?? null,
    firstUserId: await reserveIds(tx, 'users_id_seq', request.households + request.count),
    firstAddressId: await reserveIds(tx, 'addresses_id_seq', request.households + request.count),
    firstNumbers,
  };
}

/** Makes the next portion while the database takes the one before: it is the slower of the two. */
async function insertAll(tx: Database, plan: MarketOrdersPlan): Promise<number> {
  let count = 0;
  let portion: MarketOrder[] = [];
  let inserting: Promise<void> = Promise.resolve();
  for (const made of makeMarketOrders(plan)) {
    portion.push(made);
    count += 1;
    if (count % TURN === 0) await setImmediate();
    if (portion.length < PORTION) continue;
    await inserting;
    inserting = insertPortion(tx, portion);
    // Heard below; until then it may fail while orders are made.
    inserting.catch(() => undefined);
    portion = [];
  }
  await inserting;
  await insertPortion(tx, portion);
  return count;
}

/**
 * Years of orders of many households with their split, timeline, cancellations and reviews, in one transaction and some
 * statements a table; the same for the same day, name and seed. Returns how many; 0 when they were there already.
 */
export async function seedMarketOrders(db: Database, request: MarketOrdersRequest): Promise<number> {
  return db.transaction(async (tx) => {
    if (await isMade(tx, request.name)) return 0;
    const plan = await findPlan(tx, request);
    const indexes = await suspendUpkeep(tx);
    const count = await insertAll(tx, plan);
    await resumeUpkeep(tx, { indexes, firstUserId: plan.firstUserId });
    await leaveMark(tx, request);
    return count;
  });
}
