import inspector from 'node:inspector';

/** How often a process tells the one that started it that its event loop turns, in milliseconds. */
export const HEARTBEAT_MS = 250;

/**
 * What a started server tells its supervisor: its event loop turns ('alive'), a debugger may hold it ('inspected'), or it
 * drains, and is ended by the limits of that.
 */
export type Heartbeat = { readonly kind: 'alive' | 'inspected' | 'draining' };

/** The process, or what stands in for it in a spec. */
export interface SupervisedProcess {
  /** False once the supervisor is gone. */
  readonly connected?: boolean;
  send?(message: Heartbeat, handle: undefined, options: undefined, sent: () => void): boolean;
}

/**
 * Sends a beat every 250 ms to the supervisor that forked this process, which ends it when they stay out for two seconds
 * (tools/start/watch-heartbeat.ts). Without a supervisor nothing is sent. Returns a function for the moment when draining
 * begins.
 */
export function startHeartbeat(target: SupervisedProcess): () => void {
  const send = (kind: Heartbeat['kind']): void => {
    // Its end is an event of its own ('disconnect').
    if (target.connected) target.send?.({ kind }, undefined, undefined, () => undefined);
  };
  if (!target.connected) return () => undefined;
  const beating = setInterval(() => send(inspector.url() === undefined ? 'alive' : 'inspected'), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(beating);
    send('draining');
  };
}
