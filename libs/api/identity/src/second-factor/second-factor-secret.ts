import { decryptText, encryptText, type Secrets } from '@heizplatz/api-platform';

/** What the secret of a person is bound to. */
export const getSecondFactor = (userId: number): string => `second-factor ${userId}`;

const createSeal = (userId: number, { encryption }: Secrets) => ({
  keys: encryption,
  boundTo: getSecondFactor(userId),
});

export const sealSecret = (secretBase32: string, userId: number, secrets: Secrets): string =>
  encryptText(secretBase32, createSeal(userId, secrets));

/** Throws when it was sealed for somebody else, or by another key. */
export const openSecret = (sealed: string, userId: number, secrets: Secrets): string =>
  decryptText(sealed, createSeal(userId, secrets));
