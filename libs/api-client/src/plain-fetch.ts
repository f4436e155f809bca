/** The default fetch for calls; servers wrap it with their own time-out. */
export const plainFetch: typeof globalThis.fetch = (target, init) => fetch(target, init);
