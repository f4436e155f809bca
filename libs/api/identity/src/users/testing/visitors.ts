import type { TestApi, TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import type { users } from '../schema';
import { insertUser } from '../user-repository';

export const PASSWORD = 'Heizen-2026!';
/** Of PASSWORD, at the lowest cost that argon2 has: verifying takes it from the hash, so that logins of tests are cheap. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$7/rSXH6P9VbTLj3/JalNeQ$BPeWu0TVQakZZLSOLTRlHyIt4/ZAb6gReueJQn34QEk';
const STARTED_AT = new Date('2026-11-21T09:00:00.000Z');

/** A customer who can log in by PASSWORD; gives its id. */
export async function insertCustomer(api: TestApi, fields: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  return insertUser(api.db, {
    countryId: 1,
    email: 'anke.vogt@example.com',
    passwordHash: PASSWORD_HASH,
    firstName: 'Anke',
    lastName: 'Vogt',
    roles: [ROLES.customer],
    createdAt: STARTED_AT,
    ...fields,
  });
}

/** A visitor who is logged in as the customer of this e-mail. */
export async function loggedIn(api: TestApi, email: string): Promise<TestClient> {
  const visitor = await api.visitorWithCsrf();
  const { success } = await visitor.call(CALLS.login, { body: { UserName: email, Password: PASSWORD } });
  if (!success) throw new Error(`${email} cannot log in`);
  return visitor;
}
