import { identityHandlers } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { fillTables, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { salesList } from './sales-list';

const DEALERS = 10_050;
const api = withApi({ handlers: [...identityHandlers, ...salesList.handlers] });

it('a month of more dealers than are counted is written whole, each once and in the list’s order', async () => {
  await fillTables(
    api().databaseUrl,
    sql`
    insert into commissions (order_id, order_number, dealer_id, country_id, product_group_id, month, arisen_on, basis_points,
      net_cents, weight_kg, amount_cents, state)
    select gen_random_uuid(), 'DE-26-' || n, n, 1, 3, '2026-11-01', '2026-11-05', 350, 100 * n, 6000, n, 'final'
    from generate_series(1, ${DEALERS}::int) n`,
  );
  await insertCustomer(api(), { email: 'finanzen@example.com', roles: [ROLES.financial] });
  const financial = await loggedIn(api(), 'finanzen@example.com');
  const listed = await financial.call(CALLS.salesList, { query: { month: '2026-11' } });
  expect(listed).toMatchObject({ Total: 10_000, IsTotalCapped: true });
  const { status, text } = await financial.get(`${CALLS.exportSalesList.path}?month=2026-11`);
  expect(status).toBe(200);
  const rows = text.trim().split('\r\n').slice(1);
  const dealers = rows.map((row) => Number(row.split(';').at(-1)));
  expect(dealers).toEqual(Array.from({ length: DEALERS }, (_, at) => DEALERS - at));
});
