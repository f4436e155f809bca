import { type Override, readOverride } from '@heizplatz/releases';
import type { ShellConfig } from '../config';

/**
 * Of the cookies that hold a remote's override; the remote's name follows. None is set in production, and so none stands on the
 * privacy page.
 */
export const OVERRIDE_COOKIE = 'dev_override_';
const COOKIE = new RegExp(`(?:^|; )${OVERRIDE_COOKIE}[a-z\\d-]+=([\\w.-]+)`, 'g');

export const hasOverrides = (cookieHeader: string): boolean => cookieHeader.includes(OVERRIDE_COOKIE);

interface Log {
  readonly warn: (details: object, text: string) => void;
}

/** What this browser loads from its own machine; nothing in a shell that was not started for it. */
export function readOverrides(
  cookieHeader: string,
  { takesOverrides, releaseKeyFile }: Pick<ShellConfig, 'takesOverrides' | 'releaseKeyFile'>,
  log: Log,
): readonly Override[] {
  if (!takesOverrides || !hasOverrides(cookieHeader)) return [];
  return [...cookieHeader.matchAll(COOKIE)].flatMap(([, token = '']) => {
    try {
      return [readOverride(token, releaseKeyFile, Date.now())];
    } catch (error) {
      log.warn({ err: error }, 'an override does not count');
      return [];
    }
  });
}
