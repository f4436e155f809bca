import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from '../../database/watch-database';
import { problem } from '../problems/problem';
import { sendProblem } from '../problems/send-problem';

/**
 * Answers 503 within 2 s to whoever waits for a database that says nothing. What was begun goes on in the background: it
 * ends by the time-outs of its queries, or comes to its end when the database is back.
 */
export function refuseWhileSilent(app: FastifyInstance, watch: DatabaseWatch): void {
  app.addHook('onRequest', async (request, reply) => {
    const stop = watch.whenSilent(() => {
      if (reply.sent) return;
      const cause = new Error('the database says nothing');
      sendProblem(problem('UNAVAILABLE', { retryAfterSeconds: 5, cause }), request, reply);
    });
    reply.raw.once('close', stop);
  });
  app.addHook('onClose', () => watch.close());
}
