import { DEFAULT_COUNTRY_ID } from '@heizplatz/country';
import { type Config, type Database, acquireAdvisoryLock } from '@heizplatz/api-platform';
import { ROLES } from '@heizplatz/identity';
import { hashPassword } from '../password/password';
import { accountByEmail, countUsersWithRole, insertUser } from './user-repository';

interface Target {
  readonly firstAdmin: Config['firstAdmin'];
  readonly now: Date;
  readonly log: { info(what: object, text: string): void; warn(what: object, text: string): void };
}

/**
 * Makes the first admin of an installation (rule DEMO-07) while there is none; of two nodes that start at once, one
 * does. An account that has the e-mail already is never raised to admin.
 */
export async function seedFirstAdmin(db: Database, { firstAdmin, now, log }: Target): Promise<void> {
  if (!firstAdmin) return;
  const { email, password } = firstAdmin;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'first admin');
    if ((await countUsersWithRole(tx, ROLES.admin)) > 0) return;
    if (await accountByEmail(tx, email))
      return log.warn({}, 'the first admin has an account without the role; none was made');
    const userId = await insertUser(tx, {
      countryId: DEFAULT_COUNTRY_ID,
      email,
      passwordHash,
      roles: [ROLES.admin],
      createdAt: now,
    });
    log.info({ userId }, 'first admin made');
  });
}
