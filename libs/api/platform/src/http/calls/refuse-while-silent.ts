import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestWork, runAsWork } from '../../database/refuse-late-commits';
import type { DatabaseWatch } from '../../database/watch-database';
import { problem } from '../problems/problem';
import { sendProblem } from '../problems/send-problem';

/**
 * Responds with 503 within 2 s to requests that wait for an unresponsive database. Work that has begun continues in
 * the background until its queries time out or the database is back, but its transaction is not committed any more.
 */
export function refuseWhileSilent(app: FastifyInstance, watch: DatabaseWatch): void {
  const works = new WeakMap<FastifyRequest, RequestWork>();
  app.addHook('onRequest', async (request, reply) => {
    const work = { isAbandoned: false };
    works.set(request, work);
    const stop = watch.whenSilent(() => {
      if (reply.sent) return;
      work.isAbandoned = true;
      const cause = new Error('the database says nothing');
      sendProblem(problem('UNAVAILABLE', { retryAfterSeconds: 5, cause }), request, reply);
    });
    reply.raw.once('close', stop);
  });
  // As late as this, since the reading of a body loses what runs around it.
  app.addHook('preHandler', (request, _, done) => {
    const work = works.get(request);
    if (work) runAsWork(work, done);
    else done();
  });
  app.addHook('onClose', () => watch.close());
}
