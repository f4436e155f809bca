import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { compareCredits, type CreditComparison, type ProviderCredit, type StoredCredit } from './compare-credits.ts';

const ENDING_MS = 180_000;
const POLLING_MS = 500;

interface Row {
  readonly key: string;
  readonly state: string;
  readonly order_id: string | null;
  readonly cents: number | null;
}

async function readProviderCredits(port: number): Promise<ProviderCredit[]> {
  const response = await fetch(`http://127.0.0.1:${port}/authorisations`);
  return (await response.json()) as ProviderCredit[];
}

async function readStoredCredits(client: pg.Client): Promise<StoredCredit[]> {
  const { rows } = await client.query<Row>(
    `select key, credit_authorisations.state, order_id, orders.total_cents as cents
     from credit_authorisations left join orders on orders.id = order_id`,
  );
  return rows.map(({ key, state, order_id, cents }) => ({ key, state, orderId: order_id, orderCents: cents }));
}

/** As if an hour had passed since their request; then the minute's job ends those without an order. */
async function endUnusedCredits(client: pg.Client): Promise<void> {
  await client.query(
    `update credit_authorisations set requested_at = requested_at - interval '2 hours' where order_id is null`,
  );
  const living = `select count(*) from credit_authorisations where order_id is null and state not in ('voided', 'refused')`;
  for (const end = performance.now() + ENDING_MS; performance.now() < end; await pause(POLLING_MS))
    if ((await client.query<{ count: string }>(living)).rows[0]?.count === '0') return;
}

/** Ends credits without an order, and compares the others with the provider's mock service. */
export async function settleCredits(connectionString: string, providerPort: number): Promise<CreditComparison> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await endUnusedCredits(client);
    return compareCredits(await readProviderCredits(providerPort), await readStoredCredits(client));
  } finally {
    await client.end();
  }
}
