/** Newer browsers have it; not every compiler's declarations know it. */
interface WithScheduler {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Yields to pending work (a key, a frame); what follows runs in a task of its own. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((go) => setTimeout(go));
}
