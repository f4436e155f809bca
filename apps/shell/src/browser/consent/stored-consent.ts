import { CONSENT_STORAGE_KEY } from '@heizplatz/contract';
import * as v from 'valibot';

/** A decision is requested again after twelve months. */
const VALID_MS = 365 * 86_400_000;

const StoredConsent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    statistics: v.boolean(),
    decidedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** local storage, or what stands for it. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What this browser's visitor chose: true, false, or null for nothing yet, too long ago, or unreadable. */
export function readConsent(storage: ConsentStorage, now: Date): boolean | null {
  const stored = v.safeParse(StoredConsent, storage.getItem(CONSENT_STORAGE_KEY));
  if (!stored.success) return null;
  const ageMs = now.getTime() - Date.parse(stored.output.decidedAt);
  return ageMs < VALID_MS ? stored.output.statistics : null;
}

/** Stores a decision. Throws the storage's error when it is full or denied. */
export function writeConsent(storage: ConsentStorage, statistics: boolean, now: Date): void {
  const stored = { version: 1, statistics, decidedAt: now.toISOString() };
  storage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(stored));
}
