import pg from 'pg';
import * as v from 'valibot';

/** An order with its customer, as staff would look for it. */
const ListSample = v.object({
  number: v.string(),
  email: v.string(),
  phone: v.string(),
  name: v.string(),
  fullName: v.string(),
  zipCode: v.string(),
  city: v.string(),
  dealerId: v.string(),
  /** ISO; on which it was placed. */
  day: v.string(),
});
export type ListSample = v.InferOutput<typeof ListSample>;

/** Orders from all over the table; the same for the same data. */
export async function readSamples(url: string, count: number): Promise<readonly ListSample[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `with bounds as (select min(placed_at) as first, max(placed_at) - min(placed_at) as span from orders),
      moments as (select first + span * (n + 0.5) / $1::int as at from bounds, generate_series(0, $1::int - 1) as n)
    select o.number, o.email, address ->> 'Phone' as phone, address ->> 'LastName' as name,
      (address ->> 'FirstName') || ' ' || (address ->> 'LastName') as "fullName", address ->> 'ZipCode' as "zipCode",
      split_part(address ->> 'City', ' ', 1) as city, o.dealer_id::text as "dealerId", o.placed_on::text as day
    from moments cross join lateral (select * from orders where placed_at >= moments.at order by placed_at, id limit 1) as o
      cross join lateral (select o.delivery_addresses -> 0 -> 'Address' as address) as delivered`,
    [count],
  );
  await client.end();
  return v.parse(v.array(ListSample), rows);
}
