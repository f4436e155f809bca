import type { CallApi, PageAnswer, PageCall } from '../api-proxy/page-calls';
import { type PlainError, toError, toPlainError } from './plain-error.ts';

/** What a thread asks of its shell: a call of a page, or that nobody waits for it any more. */
export type CallMessage =
  | { readonly kind: 'call'; readonly call: number; readonly work: number; readonly request: PageCall }
  | { readonly kind: 'drop'; readonly call: number };

export type AnswerMessage =
  | { readonly kind: 'answer'; readonly call: number; readonly answer: PageAnswer }
  | { readonly kind: 'no-answer'; readonly call: number; readonly error: PlainError };

interface Waiting {
  readonly resolve: (answer: PageAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** The calls of a thread's pages, as the thread sees them: it has no network of its own. */
export interface ThreadCalls {
  /** The API as the page of this work calls it. */
  readonly of: (work: number) => CallApi;
  readonly take: (message: AnswerMessage) => void;
}

export function createThreadCalls(post: (message: CallMessage) => void): ThreadCalls {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  return {
    of: (work) => (request, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const call = ++last;
        const leave = () => {
          post({ kind: 'drop', call });
          waiting.delete(call);
          reject(signal?.reason);
        };
        const settle = () => signal?.removeEventListener('abort', leave);
        waiting.set(call, {
          resolve: (answer) => resolve((settle(), answer)),
          reject: (error) => reject((settle(), error)),
        });
        signal?.addEventListener('abort', leave);
        post({ kind: 'call', call, work, request });
      }),
    take: (message) => {
      const { resolve, reject } = waiting.get(message.call) ?? {};
      waiting.delete(message.call);
      if (message.kind === 'answer') resolve?.(message.answer);
      else reject?.(toError(message.error));
    },
  };
}

const isOver: CallApi = () => Promise.reject(new Error('the page of this call is over'));

/** The other end, in the shell's own thread. */
export interface AnsweredCalls {
  /** `callApi`: how the page of the call's work does it; absent once the page is over. */
  readonly take: (message: CallMessage, callApi: CallApi | undefined) => void;
  /** Aborts all: the thread is gone. */
  readonly end: () => void;
}

export function answerCalls(
  post: (message: AnswerMessage, transferred?: readonly ArrayBuffer[]) => void,
): AnsweredCalls {
  const underWay = new Map<number, AbortController>();

  function answer(call: number, request: PageCall, callApi: CallApi): void {
    const controller = new AbortController();
    underWay.set(call, controller);
    callApi(request, controller.signal)
      .finally(() => underWay.delete(call))
      .then(
        (answered) => post({ kind: 'answer', call, answer: answered }, [answered.body]),
        (error: unknown) => post({ kind: 'no-answer', call, error: toPlainError(error) }),
      );
  }

  return {
    take: (message, callApi) => {
      if (message.kind === 'drop') underWay.get(message.call)?.abort();
      else answer(message.call, message.request, callApi ?? isOver);
    },
    end: () => underWay.forEach((controller) => controller.abort()),
  };
}
