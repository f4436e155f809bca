let nextTraceparent: (() => string) | undefined;

/** From now on the browser's calls carry what this gives as their W3C `traceparent`. */
export function traceCalls(traceparent: () => string): void {
  nextTraceparent = traceparent;
}

export const callTraceHeaders = (): Record<string, string> =>
  nextTraceparent ? { traceparent: nextTraceparent() } : {};
