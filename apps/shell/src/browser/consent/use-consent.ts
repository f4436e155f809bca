import { useCallback, useSyncExternalStore } from 'react';
import { readConsent, writeConsent } from './stored-consent';

/** Dispatched on this window; other windows are notified by the storage event. */
const DECIDED = 'heizplatz-consent';

/** Where storage is denied, a choice holds for this page alone. */
let unstored: boolean | null = null;

function subscribe(onChange: () => void): () => void {
  for (const event of [DECIDED, 'storage']) window.addEventListener(event, onChange);
  return () => [DECIDED, 'storage'].forEach((event) => window.removeEventListener(event, onChange));
}

function read(): boolean | null {
  try {
    return readConsent(window.localStorage, new Date()) ?? unstored;
  } catch {
    return unstored;
  }
}

function decide(statistics: boolean): void {
  try {
    writeConsent(window.localStorage, statistics, new Date());
  } catch {
    unstored = statistics;
  }
  window.dispatchEvent(new Event(DECIDED));
}

interface Consent {
  /** Null: not decided yet, or a year ago. */
  readonly statistics: boolean | null;
  readonly decide: (statistics: boolean) => void;
}

/** What the visitor chose, in this window or another. In the browser alone. */
export function useConsent(): Consent {
  const statistics = useSyncExternalStore(subscribe, read, () => null);
  return { statistics, decide: useCallback(decide, []) };
}
