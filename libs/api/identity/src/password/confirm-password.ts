import { type CallContext, problem } from '@heizplatz/api-platform';
import { knownBrowser } from '../login/known-browser';
import { verifyPassword } from './password';
import { accountById, type Account } from '../users/user-repository';

/**
 * The caller's own account, after re-entering its password. Wrong ones are VALIDATION with PASSWORD_WRONG at `path`
 * and count as failed logins. Guests have no password: FORBIDDEN.
 */
export async function confirmPassword(password: string, path: string, context: CallContext): Promise<Account> {
  const { db, user, services, clock, ip } = context;
  const account = user && (await accountById(db, user.id));
  if (!account) throw problem('UNAUTHENTICATED');
  if (account.isGuest || account.passwordHash === null) throw problem('FORBIDDEN');
  const limited = { command: 'login', ip, account: account.email, browser: knownBrowser(account.id, context) };
  const confirmed = await services.limits.tried(db, limited, clock, async () =>
    (await verifyPassword(account.passwordHash, password)) ? account : null,
  );
  if (confirmed) return confirmed;
  throw problem('VALIDATION', { errors: [{ path, code: 'PASSWORD_WRONG' }] });
}
