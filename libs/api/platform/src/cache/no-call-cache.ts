import type { CallCache } from './call-cache';

const nothing = (): Promise<void> => Promise.resolve();

/** Keeps nothing: for tests that write behind the calls' back. */
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
