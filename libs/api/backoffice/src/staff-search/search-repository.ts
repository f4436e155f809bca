import { customerCards, matchesCustomer } from '@heizplatz/api-customers';
import { dealers, isFoundDealer } from '@heizplatz/api-dealers';
import { getLabels, getPageOfIds, type ListContext } from '@heizplatz/api-identity';
import { FOUND_ORDERS, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { FoundDealer, FoundOrder, STAFF_PAGE_SIZES } from '@heizplatz/contract';
import { and, desc, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

/** Items displayed per kind; one more is read to detect whether there are more. */
const VISIBLE = 10;

/** Of the addresses of an order. */
const PHONES = sql`jsonb_path_query_array(${orders.deliveryAddresses}, 'lax $[*].Address.Phone ? (@ != null)')
  || jsonb_path_query_array(coalesce(${orders.invoiceAddress}, '{}'), 'lax $.Phone ? (@ != null)')`;

const isEnough = (search: string): boolean => getLabels(search).join('').length >= 2;
const getFirst = <Row>(rows: readonly Row[]) => ({ Items: rows.slice(0, VISIBLE), HasMore: rows.length > VISIBLE });

async function findRows<Row>(search: string, match: SQL | undefined, read: (condition: SQL) => Promise<Row[]>) {
  const condition = isEnough(search) ? match : undefined;
  return getFirst(condition ? await read(condition) : []);
}

/** The newest first. */
export async function findOrders(db: Database, search: string, context: ListContext) {
  if (!isEnough(search)) return getFirst([]);
  const query = { page: 1, size: STAFF_PAGE_SIZES[0], sort: '', search };
  const { ids } = await getPageOfIds(db, FOUND_ORDERS, { query, context });
  const address = sql`${orders.deliveryAddresses}->0->'Address'`;
  const { rows } = await db.execute(sql`
    with matched as (
      select ${orders.id}, ${orders.number}, ${orders.countryId}, ${orders.state}, ${orders.placedAt}, ${address} as address,
        ${orders.userId}, ${PHONES} as phones
      from ${orders} where ${inArray(orders.id, ids.slice(0, VISIBLE + 1).map(String))}
    )
    select id::text as "Id", number as "Number",
      trim(concat_ws(' ', address->>'FirstName', address->>'LastName', nullif(address->>'CompanyName', ''))) as "Name",
      coalesce(address->>'ZipCode', '') as "ZipCode", coalesce(address->>'City', '') as "City",
      country_id as "CountryId", state as "State",
      to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "PlacedAt",
      user_id as "CustomerId", phones as "Phones"
    from matched order by placed_at desc, id desc`);
  return getFirst(v.parse(v.array(FoundOrder), rows));
}

/** Those who ordered last first; in two parts, since an index has the others at its beginning. */
export const findCustomers = (db: Database, search: string) =>
  findRows(search, matchesCustomer(search), async (match) => {
    const columns = {
      Id: customerCards.userId,
      Name: customerCards.name,
      Email: customerCards.email,
      Phone: customerCards.phone,
      ZipCode: customerCards.zipCode,
      City: customerCards.town,
      CountryId: customerCards.countryId,
      IsGuest: customerCards.isGuest,
    };
    const { lastOrderAt, userId } = customerCards;
    const readSome = (hasOrdered: SQL) =>
      db
        .select(columns)
        .from(customerCards)
        .where(and(match, hasOrdered))
        .orderBy(desc(lastOrderAt), desc(userId))
        .limit(VISIBLE + 1);
    const buyers = await readSome(isNotNull(lastOrderAt));
    return buyers.length > VISIBLE ? buyers : [...buyers, ...(await readSome(isNull(lastOrderAt)))];
  });

export const findDealers = (db: Database, search: string) =>
  findRows(search, isFoundDealer(search), async (match) => {
    const rows = await db
      .select({
        Id: dealers.id,
        Name: dealers.name,
        ZipCode: dealers.zipCode,
        City: dealers.city,
        CountryId: dealers.countryId,
      })
      .from(dealers)
      .where(match)
      .orderBy(dealers.name, dealers.id)
      .limit(VISIBLE + 1);
    return v.parse(v.array(FoundDealer), rows);
  });
