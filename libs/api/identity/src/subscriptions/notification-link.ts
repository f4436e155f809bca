import { isSealed, type KeyRing, createSeal, splitSealed } from '@heizplatz/api-platform';

const ID = /^[1-9]\d{0,9}$/;

const endMessage = (id: string): string => `notification-end|${id}`;

/** '<id>.<seal>', for the end of each mail: ends this one notification, however old the mail is. */
export const signEndToken = (id: number, keys: KeyRing): string => `${id}.${createSeal(endMessage(String(id)), keys)}`;

/** Whose end it is; null for a forged token. */
export function readEndToken(token: string, keys: KeyRing): number | null {
  const { text: id, seal } = splitSealed(token, 1);
  return ID.test(id) && isSealed(endMessage(id), seal, keys) ? Number(id) : null;
}

const heldMessage = (text: string): string => `notification-held|${text}`;

export interface HeldClaim {
  readonly id: number;
  readonly until: Date;
}

/** '<id>.<ms>.<seal>': the holder of the mail can order at its price until then. */
export function signHeldToken({ id, until }: HeldClaim, keys: KeyRing): string {
  const text = `${id}.${until.getTime()}`;
  return `${text}.${createSeal(heldMessage(text), keys)}`;
}

/** Null for a forged token; whether its time is over is for the reader to say. */
export function readHeldToken(token: string, keys: KeyRing): HeldClaim | null {
  const { text, seal } = splitSealed(token, 2);
  const [id = '', until = ''] = text.split('.');
  if (!ID.test(id) || !/^\d{13}$/.test(until)) return null;
  return isSealed(heldMessage(text), seal, keys) ? { id: Number(id), until: new Date(Number(until)) } : null;
}
