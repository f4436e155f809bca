export interface Readiness {
  /** Returns a function that ends it; that has no effect when the app has begun again since. */
  readonly begin: (app: string) => () => void;
  /** Until none of these apps is being built or restarted. */
  readonly whenIdle: (apps: readonly string[]) => Promise<void>;
}

/**
 * Which apps are behind their sources at this moment; `onBusy` is called when the first one falls behind and the last
 * one is done.
 */
export function createReadiness(onBusy?: (isBusy: boolean) => void): Readiness {
  const busy = new Map<string, symbol>();
  const waiting = new Set<() => void>();
  return {
    begin: (app) => {
      const begun = Symbol(app);
      if (busy.size === 0) onBusy?.(true);
      busy.set(app, begun);
      return () => {
        if (busy.get(app) !== begun) return;
        busy.delete(app);
        if (busy.size === 0) onBusy?.(false);
        for (const inspect of [...waiting]) inspect();
      };
    },
    whenIdle: (apps) =>
      new Promise((done) => {
        const inspect = () => {
          if (apps.some((app) => busy.has(app))) return;
          waiting.delete(inspect);
          done();
        };
        waiting.add(inspect);
        inspect();
      }),
  };
}
