import type { Cookies } from '@heizplatz/api-client';
import { COOKIES } from '@heizplatz/contract';
import { useEffect } from 'react';

/** Too few values for a seed to identify anyone; a multiple of every number of variants up to four. */
const SEEDS = 12;

/** The seed in a cookie or storage; null when there is none or it is no seed. */
export function seedOfText(text: string | null | undefined): number | null {
  const seed = /^\d{1,2}$/.test(text ?? '') ? Number(text) : NaN;
  return seed < SEEDS ? seed : null;
}

/** Server and browser read the same cookie, so both render the same variant. */
export const readSeed = (cookies: Cookies): number | null => seedOfText(cookies[COOKIES.clientSeed]);

/**
 * Stores this browser's seed for the next page: in local storage, and for the server in a session cookie. A page that
 * is already rendered keeps its variant.
 */
export function useClientSeed(): void {
  useEffect(() => {
    const stored = seedOfText(readStorage());
    const seed = stored ?? Math.floor(Math.random() * SEEDS);
    if (stored === null) writeStorage(String(seed));
    document.cookie = `${COOKIES.clientSeed}=${seed}; Path=/; SameSite=Lax; Secure`;
  }, []);
}

/** Browsers may refuse storage; then only the cookie stores it. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(COOKIES.clientSeed);
  } catch {
    return null;
  }
}

function writeStorage(seed: string): void {
  try {
    localStorage.setItem(COOKIES.clientSeed, seed);
  } catch {
    return;
  }
}
