/** When a session is looked after, in seconds (rules SESSION-01 and SESSION-02). */
export interface SessionTiming {
  readonly checkSeconds: number;
  /** Between two calls of /session/renew. */
  readonly renewSeconds: number;
  /** A token is refreshed so long before its end … */
  readonly windowSeconds: number;
  /** … and at most this much longer, randomly: whole seconds below it, chosen once per token. */
  readonly jitterSeconds: number;
}

export const SESSION_TIMING: SessionTiming = {
  checkSeconds: 5,
  renewSeconds: 300,
  windowSeconds: 300,
  jitterSeconds: 120,
};
