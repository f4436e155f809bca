import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What repositories take: the pool's database or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
