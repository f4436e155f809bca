import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a column holds this e-mail, written in whatever case; indexes on lower(column) serve it. */
export const isEmail = (column: AnyPgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());
