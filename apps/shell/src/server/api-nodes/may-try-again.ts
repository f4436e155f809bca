import type { CallFailure } from './api-nodes';

/** By which an order is placed once, however often it is sent (libs/contract, order calls). */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** Nobody took the call: it may go elsewhere, whatever it does. */
const REFUSED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** How a call failed by its error or that one's causes; null for what says nothing of the node (a time limit, a visitor who left). */
export function failureOf(error: unknown): CallFailure | null {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = Reflect.get(cause, 'cause')) {
    const code = String(Reflect.get(cause, 'code'));
    if (REFUSED.has(code)) return 'refused';
    if (BROKEN_OFF.has(code)) return 'broken-off';
  }
  return null;
}

/** Whether a call that failed like this may be sent to another node: it did nothing yet, or does the same once more. */
export const mayTryAgain = (failure: CallFailure, method: string, key: string | null | undefined): boolean =>
  failure === 'refused' || method === 'GET' || method === 'HEAD' || Boolean(key);
