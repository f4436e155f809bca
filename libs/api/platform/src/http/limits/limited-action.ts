import { isIPv6 } from 'node:net';
import type { Config } from '../../config/config';
import type { Bound } from './places';

/** What is counted: a call (or a family of them) and who failed at it. Account: e-mail or id; absent where none is named. */
export interface LimitedAction {
  readonly command: string;
  readonly ip: string;
  readonly account?: string;
  /** The browser, if it is known to have logged in to this account: it has its own count, independent of others. */
  readonly browser?: string | null;
}

/** For one account: a stranger's attempts must not lock its owner out, so they are counted by their origin. */
export type LimitedAccount = Required<Pick<LimitedAction, 'command' | 'account'>>;

const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 15 * 60;

export const accountKey = ({ command, account }: LimitedAccount): string =>
  `${command} account ${account.trim().toLowerCase()}`.slice(0, 300);

/** What the keys of an account's browsers and addresses begin with. */
export const sourcePrefix = (limited: LimitedAccount): string => `${accountKey(limited)} from `;

/** An IPv6 subscriber has a whole /64, and is counted as one. */
export function getNetwork(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}

const addressBound = ({ command, ip }: LimitedAction, limits: Config['limits']): Bound => ({
  key: `${command} ip ${getNetwork(ip)}`,
  limit: limits.addressFailures,
});

/** The failures allowed for an account's own browser; null where the browser is unknown. */
function browserBound({ command, account, browser }: LimitedAction, limits: Config['limits']): Bound | null {
  if (account === undefined || !browser) return null;
  return { key: `${sourcePrefix({ command, account })}browser ${browser}`, limit: limits.accountFailures };
}

/** Refuses an account as a whole, except for its own browsers: for actions that require knowing its password. */
export function getStrictBounds(limited: LimitedAction, limits: Config['limits']): Bound[] {
  const { command, account } = limited;
  const own = browserBound(limited, limits);
  if (own) return [own];
  const whole = account === undefined ? [] : [{ key: accountKey({ command, account }), limit: limits.accountFailures }];
  return [...whole, addressBound(limited, limits)];
}

/**
 * A browser that the account knows has its own limit and no other. All others are counted by address: beyond the limit, and
 * after the first failure once the account is being tried from everywhere, each try waits twice as long as the one before.
 */
export function getBounds(limited: LimitedAction, limits: Config['limits'], isTried: boolean): Bound[] {
  const { command, ip, account } = limited;
  const own = browserBound(limited, limits);
  if (own) return [own];
  const address = addressBound(limited, limits);
  if (account === undefined) return [address];
  const limit = isTried ? 1 : limits.accountFailures;
  const delay = { from: limit, first: FIRST_DELAY_SECONDS, longest: LONGEST_DELAY_SECONDS };
  return [{ key: `${sourcePrefix({ command, account })}ip ${getNetwork(ip)}`, limit, delay }, address];
}
