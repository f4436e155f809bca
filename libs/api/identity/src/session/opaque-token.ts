import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token; a copy of the database grants no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The one successor of a refresh token: two tabs get the same, and only its hash has to be stored. */
export const getSuccessor = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh-successor:${token}`).digest('base64url');
