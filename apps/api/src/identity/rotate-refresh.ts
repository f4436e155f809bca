import type { Database } from '../database/database';
import { after, EXCHANGE_LIMIT, EXCHANGE_WINDOW_SECONDS, REFRESH_TTL_SECONDS, REUSE_GRACE_SECONDS } from './lifetimes';
import { hashOfToken, successorOf } from './opaque-token';
import {
  countExchanges,
  endFamily,
  exchangeRefresh,
  lockRefresh,
  readRefresh,
  type StoredRefresh,
} from './refresh-repository';

/** A login as its tokens name it. */
export interface Login {
  readonly familyId: string;
  readonly userId: number;
  /** Who acts as the user; null: the user itself. */
  readonly actingUserId: number | null;
}

export type Rotation =
  | { readonly outcome: 'rotated'; readonly login: Login; readonly refreshToken: string }
  | { readonly outcome: 'refused' }
  /** Exchanged too often; the token stays good. */
  | { readonly outcome: 'limited' }
  /** Somebody used a token twice: the login is ended for both. */
  | { readonly outcome: 'reused'; readonly userId: number };

interface RotateOptions {
  readonly secret: string;
  readonly now: Date;
}

/** Exchanges a refresh token for its successor; within 30 s of that the same token gets the newest again. */
export function rotateRefresh(db: Database, refreshToken: string, options: RotateOptions): Promise<Rotation> {
  return db.transaction((tx) => rotate(tx, refreshToken, options));
}

async function rotate(tx: Database, refreshToken: string, options: RotateOptions): Promise<Rotation> {
  const { now, secret } = options;
  const tokenHash = hashOfToken(refreshToken);
  const stored = await lockRefresh(tx, tokenHash);
  if (!stored || !isOpen(stored, now)) return { outcome: 'refused' };
  const { familyId, userId, usedAt } = stored;
  if (usedAt && now > after(usedAt, REUSE_GRACE_SECONDS)) {
    await endFamily(tx, familyId, 'reuse', now);
    return { outcome: 'reused', userId };
  }
  const successor = successorOf(refreshToken, secret);
  if (usedAt) return newestFrom(tx, successor, secret);
  const since = after(now, -EXCHANGE_WINDOW_SECONDS);
  if ((await countExchanges(tx, familyId, since)) >= EXCHANGE_LIMIT) return { outcome: 'limited' };
  const expiresAt = after(now, REFRESH_TTL_SECONDS);
  await exchangeRefresh(tx, { familyId, tokenHash, successorHash: hashOfToken(successor), usedAt: now, expiresAt });
  return { outcome: 'rotated', login: stored, refreshToken: successor };
}

/** The family's unused token at the end of the chain, so that a slow tab never sets the cookie back to a used one. */
async function newestFrom(tx: Database, token: string, secret: string): Promise<Rotation> {
  const stored = await readRefresh(tx, hashOfToken(token));
  if (!stored) return { outcome: 'refused' };
  if (stored.usedAt) return newestFrom(tx, successorOf(token, secret), secret);
  return { outcome: 'rotated', login: stored, refreshToken: token };
}

const isOpen = ({ endedAt, restsSince, expiresAt, familyExpiresAt }: StoredRefresh, now: Date): boolean =>
  endedAt === null && restsSince === null && now < expiresAt && now < familyExpiresAt;
