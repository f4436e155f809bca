import type { Client } from 'pg';

const MISSING_TABLE = '42P01';

/** When the newest migration that the database has was generated, in milliseconds; 0 where it has none. */
export async function lastApplied(client: Client): Promise<number> {
  try {
    const { rows } = await client.query<{ last: string | null }>(
      'select max(created_at) as last from drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.last ?? 0);
  } catch (error) {
    if (typeof error === 'object' && error && 'code' in error && error.code === MISSING_TABLE) return 0;
    throw error;
  }
}
