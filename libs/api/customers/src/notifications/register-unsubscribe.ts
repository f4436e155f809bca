import { endForGood, readEndToken } from '@heizplatz/api-identity';
import { type CallDependencies, problem } from '@heizplatz/api-platform';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const Params = v.object({ token: v.pipe(v.string(), v.maxLength(400)) });
const LIMIT_BYTES = 4096;

/**
 * One-click unsubscribe of RFC 8058: a mail client sends a form, without cookies and CSRF header, so it is not a call
 * of the contract. The token only permits ending this notification; a repeated request gets the same response.
 */
export function registerUnsubscribe(app: FastifyInstance, { db, clock, services }: CallDependencies): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    // The form's content is fixed (List-Unsubscribe=One-Click): the POST itself is the request.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LIMIT_BYTES }, (_request, _body, done) =>
      done(null),
    );
    forms.post('/api/benachrichtigungen/abmelden/:token', { bodyLimit: LIMIT_BYTES }, async (request, reply) => {
      const params = v.safeParse(Params, request.params);
      const id = params.success ? readEndToken(params.output.token, services.config.secrets.link) : null;
      if (id === null) throw problem('NOT_FOUND');
      await endForGood(db, id, clock());
      return reply.header('cache-control', 'no-store').code(200).type('text/plain; charset=utf-8').send('Abgemeldet.');
    });
  });
}
