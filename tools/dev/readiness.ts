export interface Readiness {
  /** Answers what ends it; that does nothing when the app has been begun anew since. */
  readonly begin: (app: string) => () => void;
  /** Until none of these apps is being built or restarted. */
  readonly whenIdle: (apps: readonly string[]) => Promise<void>;
}

/** Which apps are behind their sources at this moment. */
export function openReadiness(): Readiness {
  const busy = new Map<string, symbol>();
  const waiting = new Set<() => void>();
  return {
    begin: (app) => {
      const begun = Symbol(app);
      busy.set(app, begun);
      return () => {
        if (busy.get(app) !== begun) return;
        busy.delete(app);
        for (const look of [...waiting]) look();
      };
    },
    whenIdle: (apps) =>
      new Promise((done) => {
        const look = () => {
          if (apps.some((app) => busy.has(app))) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      }),
  };
}
