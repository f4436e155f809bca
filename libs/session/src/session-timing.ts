/** When a session is looked after, in seconds (specification section 9). */
export interface SessionTiming {
  readonly checkSeconds: number;
  /** Between two calls of /session/renew. */
  readonly renewSeconds: number;
  /** A token is refreshed so long before its end … */
  readonly windowSeconds: number;
  /** … and this much longer by chance, at most: whole seconds below it, drawn once a token. */
  readonly jitterSeconds: number;
}

export const SESSION_TIMING: SessionTiming = {
  checkSeconds: 5,
  renewSeconds: 300,
  windowSeconds: 300,
  jitterSeconds: 120,
};
