import { after, currentKey, type Database, type KeyRing } from '@heizplatz/api-platform';
import { EXCHANGE_LIMIT, EXCHANGE_WINDOW_SECONDS, REFRESH_TTL_SECONDS, REUSE_GRACE_SECONDS } from './lifetimes';
import { hashToken, getSuccessor } from './opaque-token';
import {
  countExchanges,
  endSession,
  exchangeRefresh,
  lockRefresh,
  readRefresh,
  type StoredRefresh,
} from './refresh-repository';

/** A login as its tokens name it. */
export interface Login {
  readonly familyId: string;
  readonly userId: number;
  /** The impersonator; null: the user itself. */
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
  readonly keys: KeyRing;
  readonly now: Date;
}

/** Exchanges a refresh token for its successor; within 30 s of that the same token gets the newest again. */
export function rotateRefresh(db: Database, refreshToken: string, options: RotateOptions): Promise<Rotation> {
  return db.transaction((tx) => rotate(tx, refreshToken, options));
}

async function rotate(tx: Database, refreshToken: string, options: RotateOptions): Promise<Rotation> {
  const { now, keys } = options;
  const tokenHash = hashToken(refreshToken);
  const stored = await lockRefresh(tx, tokenHash);
  if (!stored || !isOpen(stored, now)) return { outcome: 'refused' };
  const { familyId, userId, usedAt } = stored;
  if (usedAt && now > after(usedAt, REUSE_GRACE_SECONDS)) {
    await endSession(tx, familyId, 'reuse', now);
    return { outcome: 'reused', userId };
  }
  if (usedAt) return newestAfter(tx, refreshToken, keys);
  const successor = getSuccessor(refreshToken, currentKey(keys));
  const since = after(now, -EXCHANGE_WINDOW_SECONDS);
  if ((await countExchanges(tx, familyId, since)) >= EXCHANGE_LIMIT) return { outcome: 'limited' };
  const expiresAt = after(now, REFRESH_TTL_SECONDS);
  await exchangeRefresh(tx, { familyId, tokenHash, successorHash: hashToken(successor), usedAt: now, expiresAt });
  return { outcome: 'rotated', login: stored, refreshToken: successor };
}

/**
 * The family's unused token at the end of the chain, so that a slow tab never sets the cookie back to a used one. Each was
 * made of the one before by the key that was current then.
 */
async function newestAfter(tx: Database, token: string, keys: KeyRing): Promise<Rotation> {
  for (const key of keys.keys.values()) {
    const next = getSuccessor(token, key);
    const stored = await readRefresh(tx, hashToken(next));
    if (stored?.usedAt) return newestAfter(tx, next, keys);
    if (stored) return { outcome: 'rotated', login: stored, refreshToken: next };
  }
  return { outcome: 'refused' };
}

const isOpen = ({ endedAt, restsSince, expiresAt, sessionExpiresAt }: StoredRefresh, now: Date): boolean =>
  endedAt === null && restsSince === null && now < expiresAt && now < sessionExpiresAt;
