import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { copyableColumns } from './copyable-columns.ts';

const CONNECTIONS = 8;

/** What placing an order writes, and which rows of it belong to one order ($1). */
const TABLES = [
  { schema: 'public', table: 'orders', where: 'id = $1' },
  { schema: 'public', table: 'order_positions', where: 'order_id = $1' },
  { schema: 'public', table: 'order_events', where: 'order_id = $1' },
  {
    schema: 'public',
    table: 'outbox',
    where: `subject like '%' || (select number from orders where id = $1) || '%'`,
  },
  {
    schema: 'pgboss',
    table: 'job',
    where: `data ->> 'mailId' in
      (select id::text from outbox where subject like '%' || (select number from orders where id = $1) || '%')`,
  },
  { schema: 'public', table: 'idempotency_keys', where: `answer ->> 'OrderId' = $1::text` },
] as const;

interface Insert {
  readonly name: string;
  readonly text: string;
  readonly columns: readonly string[];
  /** One a row, as the database writes them. */
  readonly rows: readonly (readonly (string | null)[])[];
}

const textTypes = { getTypeParser: () => (value: string | null) => value };

async function readInsert(
  client: pg.Client,
  { schema, table, where }: (typeof TABLES)[number],
  orderId: string,
): Promise<Insert> {
  const columns = await copyableColumns(client, schema, table);
  const { rows } = await client.query<(string | null)[]>({
    text: `select ${columns.join()} from ${schema}.${table} where ${where}`,
    values: [orderId],
    rowMode: 'array',
    types: textTypes,
  });
  if (rows.length === 0) throw new Error(`The order wrote no row into ${table}`);
  const places = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join()})`);
  const text = `insert into ${schema}.${table} (${columns.join()}) values ${places.join()}`;
  return { name: table, text, columns, rows };
}

/** Another order's values: unique values are generated anew, consistently in all tables. */
function toValues({ name, columns, rows }: Insert, ids: { order: string; process: string; number: string }) {
  return rows.flatMap((row) =>
    row.map((value, at) => {
      const column = columns[at];
      if (column === 'order_id' || (name === 'orders' && column === 'id')) return ids.order;
      if (column === 'process_id') return ids.process;
      if (column === 'number') return ids.number;
      return column === 'id' || column === 'key' ? randomUUID() : value;
    }),
  );
}

async function insertOne(client: pg.Client, inserts: readonly Insert[]): Promise<void> {
  const ids = { order: randomUUID(), process: randomUUID(), number: `BENCH-${randomUUID()}` };
  await client.query('begin');
  for (const insert of inserts)
    await client.query({ name: insert.name, text: insert.text, values: toValues(insert, ids) });
  await client.query('commit');
}

export interface BareOrders {
  /** Inserts so many orders over eight connections; returns orders per second. */
  insert(count: number): Promise<number>;
  stop(): Promise<void>;
}

/** The rows of a placed order, written again and again by the driver: prepared statements in one transaction, nothing read. */
export async function bareOrders(databaseUrl: string): Promise<BareOrders> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: databaseUrl }));
  for (const client of clients) await client.connect();
  const [first] = clients;
  if (!first) throw new Error('There is no connection to the database');
  const { rows } = await first.query<{ id: string }>('select id from orders order by placed_at limit 1');
  const orderId = rows[0]?.id ?? '';
  const inserts: Insert[] = [];
  for (const table of TABLES) inserts.push(await readInsert(first, table, orderId));
  return {
    insert: async (count) => {
      let left = count;
      const start = performance.now();
      const work = async (client: pg.Client) => {
        while (left-- > 0) await insertOne(client, inserts);
      };
      await Promise.all(clients.map(work));
      return (count * 1000) / (performance.now() - start);
    },
    stop: async () => {
      for (const client of clients) await client.end();
    },
  };
}
