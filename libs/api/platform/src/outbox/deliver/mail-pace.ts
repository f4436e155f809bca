import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the next mail may begin. */
export type MailPace = () => Promise<void>;

const MINUTE_MS = 60_000;
/** Mails that a node takes at once: a mail that somebody waits for comes after so many others at most. */
const MAX_BATCH = 50;

/**
 * Spreads mails evenly over a minute, in the order of the requests: a provider's limit is no burst. Null: as fast as the
 * mail server takes them.
 */
export function createMailPace(perMinute: number | null, nowMs = () => performance.now(), wait = pause): MailPace {
  if (perMinute === null) return () => Promise.resolve();
  const intervalMs = MINUTE_MS / perMinute;
  let freeMs = -Infinity;
  return async () => {
    const now = nowMs();
    const beginMs = Math.max(now, freeMs);
    freeMs = beginMs + intervalMs;
    if (beginMs > now) await wait(beginMs - now);
  };
}

/** Mails to claim at once: those of a second where mails are paced, since an urgent one waits for the batch before it. */
export const getBatchSize = (perMinute: number | null): number =>
  perMinute === null ? MAX_BATCH : Math.min(MAX_BATCH, Math.ceil(perMinute / 60));
