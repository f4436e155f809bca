import { DEFAULT_COUNTRY_ID } from '@heizplatz/country';
import { hashPassword, users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';

/** Adds the demo accounts that are missing; one that a visitor has changed stays as it is. */
export async function seedDemoAccounts(db: Database, createdAt: Date): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, emails), eq(users.isGuest, false)));
  const known = new Set(rows.map(({ email }) => email.toLowerCase()));
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db
    .insert(users)
    .values(
      missing.map(({ roles, ...account }) => ({
        ...account,
        roles: [...roles],
        countryId: DEFAULT_COUNTRY_ID,
        passwordHash,
        createdAt,
      })),
    )
    .onConflictDoNothing();
}
