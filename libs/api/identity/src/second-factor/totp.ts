import { BRAND } from '@heizplatz/country';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator knows: SHA-1, six digits, 30 s. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** The code before and the one after count too: clocks differ. */
const WINDOW_STEPS = 1;
/** RFC 4226 section 4 recommends 160 bits. */
const SECRET_BYTES = 20;

const getTotp = (secretBase32: string, label: string) =>
  new TOTP({ issuer: BRAND, label, secret: secretBase32, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS });

/** Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** otpauth://totp/…, for an authenticator. */
export const totpUri = (secretBase32: string, label: string): string => getTotp(secretBase32, label).toString();

/** The time step (since 1970) that a code belongs to; null when it is wrong. Whether it was used is for the caller to know. */
export function totpStep(secretBase32: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = getTotp(secretBase32, '').validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
