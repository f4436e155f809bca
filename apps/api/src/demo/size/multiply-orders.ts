import { orderSequence } from '@heizplatz/api-ordering';
import { COUNTRY_IDS } from '@heizplatz/country';
import {
  cancellationCases,
  cancellationComments,
  reviewInvitations,
  reviews,
  withdrawals,
} from '@heizplatz/api-after-sales';
import { commissions } from '@heizplatz/api-finance';
import { addresses, users } from '@heizplatz/api-identity';
import { orderEvents, orderPositions, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { fillInBulk } from '../fill-in-bulk';
import { reserveIds } from '../orders/reserve-ids';
import { resumeUpkeep, suspendUpkeep } from '../orders/suspend-upkeep';
import { copyRows } from './copy-rows';

/** So many orders with all their copies are one statement, in the order of time as real orders are written. */
const PORTION = 2000;
/** Copies are not placed at the same second. */
const SECONDS_APART = 37;
const ORDER_TABLES = [
  ...[orders, orderPositions, orderEvents, commissions, reviewInvitations],
  ...[cancellationCases, cancellationComments, withdrawals, reviews, addresses, users],
] satisfies PgTable[];

const Numbers = v.object({ least: v.number(), span: v.number() });
const Ids = v.object({ least: v.nullable(v.number()), most: v.nullable(v.number()) });

const uuid = (column: SQL): SQL => sql`md5(${column}::text || ':' || copy.k)::uuid`;
const earlier = (column: SQL): SQL => sql`${column} - make_interval(secs => copy.k * ${SECONDS_APART}::int)`;
/** Another subscriber of the same exchange. */
const phone = (column: SQL): SQL => sql`case when ${column} ~ '\\d{4}$'
  then left(${column}, -4) || lpad(((right(${column}, 4)::int + copy.k * 97) % 10000)::text, 4, '0') else ${column} end`;
const email = (address: SQL, id: SQL, copied: SQL): SQL =>
  sql`replace(${address}, '.' || ${id} || '@', '.' || ${copied} || '@')`;
/** As orderNumber pads it: with leading zeros up to six digits, and all digits of longer ones (lpad would cut them). */
const padded = (running: SQL): SQL => sql`lpad(${running}, greatest(6, length(${running})), '0')`;
const number = (column: SQL): SQL =>
  sql`left(${column}, 6) || ${padded(
    sql`(split_part(${column}, '-', 3)::int + shift.first - shift.least + (copy.k - 1) * shift.span)::text`,
  )}`;

/** New ids of a sequence for the rows of a query (`id`): as an expression of a base row's id. */
async function shiftIds(tx: Database, query: { sequence: string; rows: SQL; copies: number }) {
  const { rows } = await tx.execute(sql`select min(id) as least, max(id) as most from (${query.rows}) as chosen`);
  const { least, most } = v.parse(Ids, rows[0]);
  const span = (most ?? 0) - (least ?? 0) + 1;
  const first = await reserveIds(tx, query.sequence, span * query.copies);
  return (id: SQL): SQL => sql`(${id} + ${first - (least ?? 0)}::int + (copy.k - 1) * ${span}::int)`;
}

/** The orders to copy in portions by time, and how their numbers go on in each country. */
async function choose(tx: Database, { afterUserId, copies }: MultiplyRequest): Promise<number> {
  await tx.execute(sql`create temp table copied_orders on commit drop as
    select id, country_id, ((row_number() over (order by placed_at, id) - 1) / ${PORTION}::int)::int as portion
    from ${orders} where user_id > ${afterUserId}`);
  await tx.execute(sql`create index on copied_orders (portion)`);
  await tx.execute(sql`create temp table copied_customers on commit drop as
    select distinct user_id as id from ${orders} where user_id > ${afterUserId}`);
  await tx.execute(sql`create temp table copied_numbers
    (country_id smallint primary key, least int, span int, first int) on commit drop`);
  for (const countryId of COUNTRY_IDS) {
    const { rows } = await tx.execute(sql`
      select coalesce(min(running), 1) as least, coalesce(max(running) - min(running) + 1, 1) as span
      from (select split_part(number, '-', 3)::int as running from ${orders} join copied_orders using (id)
        where orders.country_id = ${countryId}) as numbers`);
    const { least, span } = v.parse(Numbers, rows[0]);
    const first = await reserveIds(tx, orderSequence(countryId), span * copies);
    await tx.execute(sql`insert into copied_numbers values (${countryId}, ${least}, ${span}, ${first})`);
  }
  await tx.execute(sql`create temp table copied_reviews on commit drop as
    select id, (row_number() over (order by id) - 1)::int as position from ${reviews} order by id limit 5000`);
  await tx.execute(sql`analyze copied_orders`);
  await tx.execute(sql`analyze copied_reviews`);
  const { rows } = await tx.execute(sql`select coalesce(max(portion), -1) as most, 0 as least from copied_orders`);
  return (v.parse(Ids, rows[0]).most ?? -1) + 1;
}

export interface MultiplyRequest {
  /** Orders of users with a higher id are copied, and these users. */
  readonly afterUserId: number;
  readonly copies: number;
  readonly log: (message: string) => void;
}

/**
 * Copies orders with their customers and all that belongs to them within the database: customers with ids, mailboxes and
 * telephone numbers of their own, orders with numbers and times of their own. References are checked and indexes made once,
 * at the end. For use in a transaction. Gives how many orders were copied.
 */
export async function multiplyOrders(tx: Database, request: MultiplyRequest): Promise<number> {
  const { afterUserId, copies, log } = request;
  if (copies < 1) return 0;
  const portions = await choose(tx, request);
  const customers = sql`select id from copied_customers`;
  const toUser = await shiftIds(tx, { sequence: 'users_id_seq', rows: customers, copies });
  const ofCustomers = sql`select id from ${addresses} where user_id in (${customers})`;
  const toAddress = await shiftIds(tx, { sequence: 'addresses_id_seq', rows: ofCustomers, copies });
  const upkeep = await suspendUpkeep(tx);
  let copied = 0;
  const fill = async () => {
    await copyCustomers(tx, { copies, toUser, toAddress });
    for (let portion = 0; portion < portions; portion++) {
      copied += await copyPortion(tx, { portion, copies, toUser });
      if (portion % 10 === 9) log(`${copied} orders copied`);
    }
    log('making indexes and checking references');
  };
  await ORDER_TABLES.reduce<() => Promise<void>>(
    (inner, table) => () => fillInBulk(tx, getTableName(table), inner),
    fill,
  )();
  log('making customers’ cards and search indexes');
  await resumeUpkeep(tx, { indexes: upkeep, firstUserId: afterUserId + 1 });
  return copied;
}

type ToId = (id: SQL) => SQL;

async function copyCustomers(
  tx: Database,
  { copies, toUser, toAddress }: { copies: number; toUser: ToId; toAddress: ToId },
): Promise<void> {
  const copy = sql`generate_series(1, ${copies}::int) as copy (k)`;
  await copyRows(tx, users, sql`copied_customers join ${users} as base using (id) cross join ${copy}`, {
    changed: {
      id: toUser(sql`base.id`),
      email: email(sql`base.email`, sql`base.id`, toUser(sql`base.id`)),
      phone: phone(sql`base.phone`),
      created_at: earlier(sql`base.created_at`),
    },
  });
  await copyRows(
    tx,
    addresses,
    sql`copied_customers as owner join ${addresses} as base on base.user_id = owner.id cross join ${copy}`,
    {
      changed: {
        id: toAddress(sql`base.id`),
        user_id: toUser(sql`base.user_id`),
        phone: phone(sql`base.phone`),
      },
    },
  );
}

/** Orders of a portion with all that belongs to them. */
async function copyPortion(
  tx: Database,
  { portion, copies, toUser }: { portion: number; copies: number; toUser: ToId },
): Promise<number> {
  const copy = sql`cross join generate_series(1, ${copies}::int) as copy (k)`;
  const shift = sql`join copied_numbers as shift on shift.country_id = base.country_id`;
  const chosen = sql`(select id from copied_orders where portion = ${portion}) as chosen`;
  const ofOrder = (table: PgTable) => sql`${chosen} join ${table} as base on base.order_id = chosen.id ${copy}`;
  const orderId = { order_id: uuid(sql`base.order_id`) };
  const address = sql`base.delivery_addresses #>> '{0,Address,Phone}'`;
  const count = await copyRows(
    tx,
    orders,
    sql`${chosen} join ${orders} as base on base.id = chosen.id ${copy} ${shift}`,
    {
      changed: {
        id: uuid(sql`base.id`),
        process_id: uuid(sql`base.process_id`),
        number: number(sql`base.number`),
        user_id: toUser(sql`base.user_id`),
        email: email(sql`base.email`, sql`base.user_id`, toUser(sql`base.user_id`)),
        delivery_addresses: sql`jsonb_set(base.delivery_addresses, '{0,Address,Phone}', to_jsonb(${phone(sql`(${address})`)}))`,
        placed_at: earlier(sql`base.placed_at`),
        answer_due_at: earlier(sql`base.answer_due_at`),
        invoiced_at: earlier(sql`base.invoiced_at`),
        paid_at: earlier(sql`base.paid_at`),
      },
    },
  );
  await copyRows(tx, orderPositions, ofOrder(orderPositions), { changed: orderId });
  await copyRows(tx, orderEvents, ofOrder(orderEvents), { changed: { ...orderId, at: earlier(sql`base.at`) } });
  await copyRows(tx, commissions, sql`${ofOrder(commissions)} ${shift}`, {
    changed: { ...orderId, order_number: number(sql`base.order_number`) },
  });
  await copyRows(tx, reviewInvitations, ofOrder(reviewInvitations), { changed: orderId });
  await copyReviews(tx, { chosen, copy, orderId: uuid(sql`ordered.id`), toUser });
  await copyRows(tx, cancellationCases, ofOrder(cancellationCases), {
    changed: { ...orderId, opened_at: earlier(sql`base.opened_at`) },
  });
  await copyRows(tx, cancellationComments, ofOrder(cancellationComments), {
    changed: { ...orderId, fk_user_id: sql`null` },
    without: ['id'],
  });
  await copyRows(tx, withdrawals, ofOrder(withdrawals), {
    changed: { ...orderId, id: uuid(sql`base.id`), received_at: earlier(sql`base.received_at`) },
  });
  return count;
}

/** One delivered order in eight is rated, in the words of an older review. */
async function copyReviews(
  tx: Database,
  { chosen, copy, orderId, toUser }: { chosen: SQL; copy: SQL; orderId: SQL; toUser: ToId },
): Promise<void> {
  const from = sql`${chosen} join ${orders} as ordered on ordered.id = chosen.id ${copy}
    join (select count(*)::int as number from copied_reviews) as known on true
    join copied_reviews on position = abs(hashtext(ordered.id::text) / 8 + copy.k) % known.number
    join ${reviews} as base on base.id = copied_reviews.id
    where ordered.delivered_on is not null and not ordered.is_guest and hashtext(ordered.id::text) % 8 = 0`;
  await copyRows(tx, reviews, from, {
    changed: {
      order_id: orderId,
      user_id: toUser(sql`ordered.user_id`),
      dealer_id: sql`ordered.dealer_id`,
      country_id: sql`ordered.country_id`,
      product_group_id: sql`ordered.product_group_id`,
      created_at: sql`ordered.delivered_on + interval '9 days 18 hours' + make_interval(secs => copy.k)`,
    },
    without: ['id'],
  });
}
