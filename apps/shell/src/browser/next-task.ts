/** Yields to pending work (a key, a frame); what follows runs in a task of its own. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((go) => setTimeout(go));
}

declare global {
  /** Where the browser has it. */
  var scheduler: { readonly yield?: () => Promise<void> } | undefined;
}
