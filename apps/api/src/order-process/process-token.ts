import { createHash, randomBytes } from 'node:crypto';

/** Seven days, as the calculator's cookie: long enough to sleep on it, and the price is computed anew anyway. */
export const PROCESS_TTL_SECONDS = 604_800;

/** 256 random bits; what the cookie hp_order_{group} holds. */
export const newProcessToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of it. */
export const processTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
