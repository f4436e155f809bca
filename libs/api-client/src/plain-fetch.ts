/** The fetch that calls are sent with where nobody gives another; servers wrap it with a patience of their own. */
export const plainFetch: typeof globalThis.fetch = (target, init) => fetch(target, init);
