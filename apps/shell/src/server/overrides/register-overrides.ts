import { type Override, readOverride } from '@heizplatz/releases';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isSameOrigin } from '../api-proxy/is-same-origin';
import type { ShellConfig } from '../config';
import { securityHeaders } from '../headers/security-headers';
import { OVERRIDE_COOKIE } from './read-overrides';

const OVERRIDE_PATH = '/releases/override';
const Query = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{1,3000}$/)), end: v.optional(v.string()) });

/**
 * Lets this browser load a remote from its own machine, by a link that the remote's team signed. A link alone does nothing:
 * who opens it decides on a page of ours.
 */
export function registerOverrides(server: FastifyInstance, config: ShellConfig): void {
  if (!config.takesOverrides) return;
  const answer =
    (respond: (token: string, override: Override, request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...securityHeaders({ ...config, nonce: request.id }), 'cache-control': 'no-store' });
      const { output, success } = v.safeParse(Query, request.query);
      if (!success) return refuse(reply, 400, 'Der Verweis ist unvollständig.');
      try {
        const override = readOverride(output.token, config.releaseKeyFile, Date.now());
        return respond(output.token, override, request, reply);
      } catch (error) {
        return refuse(reply, 403, `Der Verweis gilt hier nicht: ${error instanceof Error ? error.message : error}`);
      }
    };
  server.get(
    OVERRIDE_PATH,
    answer((token, override, _, reply) =>
      reply.type('text/html; charset=utf-8').send(describeOverride(token, override)),
    ),
  );
  void server.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null));
    forms.post(
      OVERRIDE_PATH,
      answer((token, { name, patterns, expiresAtMs }, request, reply) => {
        if (!isSameOrigin(request.headers, `http://${request.host}`))
          return refuse(reply, 403, 'Das Formular kommt von einer anderen Seite.');
        const { end } = v.parse(Query, request.query);
        const cookie = { name: OVERRIDE_COOKIE + name, path: '/', httpOnly: true, sameSite: 'strict' } as const;
        const maxAge = end === undefined ? Math.floor((expiresAtMs - Date.now()) / 1000) : 0;
        reply.header('set-cookie', stringifySetCookie({ ...cookie, value: end === undefined ? token : '', maxAge }));
        return reply.redirect(getFirstPath(patterns), 303);
      }),
    );
  });
}

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

/** The first page that has an address without parameters. */
const getFirstPath = (patterns: readonly string[]): string => patterns.find((one) => !/[:*]/.test(one)) ?? '/';

/** All parts are of limited characters, by the schema that the token was read with. */
const describeOverride = (token: string, { name, origin, expiresAtMs }: Override): string =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name} aus ${origin}</title></head><body><main><h1>${name} von diesem Rechner laden?</h1><p>In diesem Browser lädt die Seite <b>${name}</b> dann aus <b>${origin}</b>, bis ${new Date(expiresAtMs).toISOString()}. Was dort läuft, kann alles, was Sie hier können.</p><form method="post" action="${OVERRIDE_PATH}?token=${token}"><button>Laden</button></form><form method="post" action="${OVERRIDE_PATH}?token=${token}&amp;end=true"><button>Beenden</button></form></main></body></html>`;
