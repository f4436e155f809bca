import type { CallCache } from './call-cache';

const nothing = (): Promise<void> => Promise.resolve();

/** Caches nothing: for tests that write to the database directly. */
export const NO_CALL_CACHE: CallCache = {
  answer: (_, __, make) => make(),
  forget: nothing,
  onForget: () => () => undefined,
  clear: nothing,
  families: () => [],
  lastFlush: () => null,
  warm: nothing,
  onWarm: () => undefined,
  close: nothing,
};
