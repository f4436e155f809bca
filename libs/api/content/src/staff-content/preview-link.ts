import { isSealed, type KeyRing, createSeal, splitSealed } from '@heizplatz/api-platform';

/** Long enough to review a draft, short enough to limit forgotten links. */
export const PREVIEW_SECONDS = 7 * 86_400;

const getMessage = (text: string): string => `content-preview|${text}`;

/** '<page id>.<expiry, seconds since 1970>.<seal>'. */
export function signPreview(pageId: number, expiresAt: Date, keys: KeyRing): string {
  const text = `${pageId}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return `${text}.${createSeal(getMessage(text), keys)}`;
}

/** Whose draft it shows (rule CONTENT-03); null for a forged token and one whose time is over. */
export function readPreview(token: string, { keys, now }: { keys: KeyRing; now: Date }): number | null {
  const { text, seal } = splitSealed(token, 2);
  const [id = '', expires = ''] = text.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id) || !/^\d{1,12}$/.test(expires)) return null;
  if (!isSealed(getMessage(text), seal, keys)) return null;
  return Number(expires) * 1000 > now.getTime() ? Number(id) : null;
}
