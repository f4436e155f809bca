const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;
/** A mail server that is gone from Friday to Tuesday loses nothing. */
const GIVE_UP_SECONDS = 4 * 86_400;

/** nodemailer's codes for a server that cannot be reached, whoever the recipient is. */
const SERVER_GONE: ReadonlySet<string> = new Set([
  ...['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL', 'ECONNREFUSED', 'ECONNRESET'],
]);

const getField = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

export const isServerGone = (error: unknown): boolean => SERVER_GONE.has(String(getField(error, 'code')));

/** The server took the connection and refused this mail for good (RFC 5321: 5yz). */
function isRefused(error: unknown): boolean {
  const code = Number(getField(error, 'responseCode'));
  return !isServerGone(error) && code >= 500 && code < 600;
}

interface Tried {
  readonly createdAt: Date;
  /** Attempts before this one. */
  readonly attempts: number;
}

/** When a mail is tried again after a failure; null: never. */
export function nextAttempt({ createdAt, attempts }: Tried, error: unknown, now: Date): Date | null {
  if (isRefused(error)) return null;
  if (now.getTime() - createdAt.getTime() > GIVE_UP_SECONDS * 1000) return null;
  const waitSeconds = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() + waitSeconds * 1000);
}
