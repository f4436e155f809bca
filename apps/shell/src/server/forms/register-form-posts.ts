import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../api-proxy/is-same-origin';

/** Larger forms are 413; the longest that people fill in is some kilobytes. */
const FORM_LIMIT_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

interface FormPosts {
  readonly isProduction: boolean;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Forms of pages without script (rule URL-13, docs/decisions/0016): only this site's own, only of this type, only small
 * ones.
 */
export function registerFormPosts(server: FastifyInstance, { isProduction, answer: respond }: FormPosts): void {
  /** As the browser sends it, which no other site can do. */
  const getOrigin = (request: FastifyRequest) => `${isProduction ? 'https' : 'http'}://${request.host}`;
  void server.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    pages.setErrorHandler<FastifyError>((error, request, reply) => {
      const text = MESSAGES[error.code];
      if (!text) request.log.error({ err: error }, 'a form could not be answered');
      return refuse(
        reply,
        error.statusCode ?? 500,
        text ?? 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      );
    });
    // What may be compressed is decided by whoever sends the document: it may hold secrets (BREACH).
    pages.post('/*', { compress: false }, async (request, reply) => {
      if (!isSameOrigin(request.headers, getOrigin(request)))
        return refuse(reply, 403, 'Dieses Formular kommt von einer anderen Seite und wird nicht angenommen.');
      if (!(request.body instanceof URLSearchParams)) return refuse(reply, 415, NO_FORM);
      return respond(request, reply);
    });
  });
}

const NO_FORM = 'Hier werden nur Formulare angenommen.';
const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'Das Formular ist zu groß.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: NO_FORM,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Das Formular kam nicht vollständig an. Bitte senden Sie es noch einmal.',
};

const refuse = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(text);
