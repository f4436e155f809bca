import type { CallFailure } from './api-nodes';
import { isRepeatable } from './is-repeatable';

/** No node accepted the call: it may be sent to another one, whatever it does. */
const REFUSED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * How a call failed, by its error or that error's causes; null for errors unrelated to the node (a time limit, a
 * visitor who left).
 */
export function toFailure(error: unknown): CallFailure | null {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = Reflect.get(cause, 'cause')) {
    const code = String(Reflect.get(cause, 'code'));
    if (REFUSED.has(code)) return 'refused';
    if (BROKEN_OFF.has(code)) return 'broken-off';
  }
  return null;
}

interface SentCall {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  /** Its JSON; absent for what is passed on without being held. */
  readonly body: string | undefined;
}

/** Whether a call that failed like this may be sent to another node: it did nothing yet, or does the same once more. */
export const mayTryAgain = (failure: CallFailure, { method, path, body }: SentCall): boolean =>
  failure === 'refused' || method === 'GET' || method === 'HEAD' || isRepeatable(path, body);
