import pg from 'pg';
import type { Stored } from './compare.ts';

interface Row {
  readonly [column: string]: string;
}

/** The orders of these senders' keys, and of the users who sent one of them; `since` is the start of the run. */
export async function readStored(databaseUrl: string, keys: readonly string[], since: Date): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const read = async (text: string) => (await client.query<Row>(text, [keys])).rows;
    const owners = 'select owner_id from idempotency_keys where key = any($1::uuid[])';
    const orders = await read(
      `select id, number, case when placed_at between '${since.toISOString()}' and now() then '' else 'other' end as time
       from orders where user_id in (${owners})`,
    );
    const responses = await read(
      `select key, answer->>'OrderNumber' as number from idempotency_keys where key = any($1::uuid[])`,
    );
    const mails = await read(
      `select outbox.id, order_id, outbox.kind, outbox.state from outbox
       join orders on orders.id = order_id where user_id in (${owners})`,
    );
    return {
      orders: orders.map(({ id = '', number = '', time }) => ({ id, number, isOfOtherTime: time !== '' })),
      responses: new Map(responses.map(({ key = '', number = '' }) => [key, number])),
      mails: mails.map(({ id = '', order_id = '', kind = '', state = '' }) => ({ id, orderId: order_id, kind, state })),
    };
  } finally {
    await client.end();
  }
}
