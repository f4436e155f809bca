import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a column contains this e-mail, ignoring case; indexes on lower(column) support it. */
export const isEmail = (column: AnyPgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());
