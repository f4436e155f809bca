import { bounded } from '@heizplatz/api-platform';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's preset algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const atWork = bounded({ width: 2, queueLimit: 64 });

/** A password's argon2id hash with its own salt. Throws UNAVAILABLE when too many wait. */
export const hashPassword = (password: string): Promise<string> => atWork(() => hash(password, COST));

/**
 * What unknown e-mails are checked against, so that they take as long as known ones: a hash of this cost whose bytes are
 * made up, so that no password is known to fit it, and nothing has to be computed before the first login.
 */
const ANONYMOUS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'bm9ib2R5'.repeat(2)}$${'bm9ib2R5'.repeat(5)}bm8`;

/** Whether the password is the hash's; without a hash false, after the same work. Throws UNAVAILABLE when too many wait. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? ANONYMOUS;
  const matches = await atWork(() => verify(against, password));
  return matches && passwordHash !== null;
}
