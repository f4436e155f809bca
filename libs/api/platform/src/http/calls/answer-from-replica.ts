import { isSafeCall } from '@heizplatz/contract';
import type { ReadReplica } from '../../database/replica/read-replica';
import type { CallContext, Handler } from './define-handler';

/** Holds the position of the caller's last write: its reads must see it, on whatever node they arrive. */
const READ_AFTER_COOKIE = 'hp_read_after';
/** Longer than a replica that is read may be behind. */
const READ_AFTER_SECONDS = 60;

/** A handler that may read what is a moment old, from a replica. It writes nothing, and may run twice. */
export const readsFromReplica = (handler: Handler): Handler => ({ ...handler, readsFromReplica: true });

/**
 * Answers a call: on the replica where its handler allows that and the caller's own last write is there, else on the
 * primary. After a write of somebody logged in, a cookie tells the next reads how much they need.
 */
export async function answerFromReplica<T>(
  { call, readsFromReplica: isAllowed }: Handler,
  context: CallContext,
  replica: ReadReplica | undefined,
  answer: (context: CallContext) => Promise<T>,
): Promise<T> {
  if (!replica) return answer(context);
  const { cookies, user } = context;
  if (isAllowed) return replica.read(cookies.get(READ_AFTER_COOKIE), (db) => answer({ ...context, db }));
  if (isSafeCall(call) || !user) return answer(context);
  try {
    return await answer(context);
  } finally {
    // A command that fails may have written something.
    cookies.set(READ_AFTER_COOKIE, await replica.getPosition(), { maxAgeSeconds: READ_AFTER_SECONDS });
  }
}
