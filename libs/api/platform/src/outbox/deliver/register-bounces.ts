import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { bringsToken } from '@heizplatz/telemetry';
import type { CallDependencies } from '../../http/calls/call-dependencies';
import { problem } from '../../http/problems/problem';
import { recordBounce } from '../store/outbox-repository';
import { readBounce } from './read-bounce';

/** A notification brings the mail along, with its files. */
const LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Takes what mail servers give back, from the pipe of the mailbox MAIL_BOUNCES_TO: a whole message as the body, BOUNCE_TOKEN
 * as a Bearer token. No call of the contract, since a mail server is no client of it. What is no notification of a failed
 * mail of ours is taken and dropped, so that the pipe does not bounce it in turn.
 */
export function registerBounces(app: FastifyInstance, { db, clock, services }: CallDependencies): void {
  const { bounceToken, mailFrom } = services.config;
  if (bounceToken === null) return;
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  void app.register(async (pipe) => {
    pipe.removeAllContentTypeParsers();
    pipe.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    pipe.addHook('onRequest', async ({ headers, ip }) => {
      const limited = { command: 'mail-bounces', ip };
      await services.limits.check(db, limited, clock());
      if (bringsToken(headers.authorization, bounceToken)) return;
      await services.limits.recordFailure(db, limited, clock());
      throw problem('UNAUTHENTICATED');
    });
    pipe.post('/api/mail/bounces', { bodyLimit: LIMIT_BYTES }, async (request, reply) => {
      const bounce = readBounce(v.parse(v.optional(v.string(), ''), request.body), domain);
      if (bounce) await recordBounce(db, bounce, clock());
      request.log.info({ isOurs: bounce !== null }, 'mail bounced');
      return reply.header('cache-control', 'no-store').code(204).send();
    });
  });
}
