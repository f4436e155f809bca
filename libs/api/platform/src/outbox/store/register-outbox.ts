import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../database/database';
import { problem } from '../../http/problems/problem';
import { OUTBOX_STYLE, outboxListPage, outboxMailPage } from './outbox-page';
import type { Secrets } from '../../config/secrets';
import { readFiles } from './mail-file-repository';
import { openText } from './mail-seal';
import { findMail, listMails, type StoredMail } from './outbox-repository';

interface Parts {
  readonly db: Database;
  readonly secrets: Secrets;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** Mails style their elements; nothing else of them is let in, and links open beside the outbox. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const ParamsOfMail = v.object({ id: v.pipe(v.string(), v.uuid()) });
const ParamsOfFile = v.object({
  ...ParamsOfMail.entries,
  index: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
});

async function getMail({ db, secrets }: Parts, params: unknown): Promise<StoredMail> {
  const parsed = v.safeParse(ParamsOfMail, params);
  const mail = parsed.success ? await findMail(db, parsed.output.id) : undefined;
  if (!mail) throw problem('NOT_FOUND');
  return openText(mail, secrets);
}

const sendPage = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .send(html);

/** The local outbox in the browser. Demo and development only: it shows everybody's mails to anybody. */
export function registerOutbox(app: FastifyInstance, parts: Parts): void {
  const { db } = parts;
  app.get('/outbox', async (_, reply) => sendPage(reply, outboxListPage(await listMails(db, 200)), PAGE_POLICY));
  app.get('/outbox/style.css', async (_, reply) => reply.header('content-type', 'text/css').send(OUTBOX_STYLE));
  app.get('/outbox/:id', async ({ params }, reply) =>
    sendPage(reply, outboxMailPage(await getMail(parts, params)), PAGE_POLICY),
  );
  app.get('/outbox/:id/html', async ({ params }, reply) => {
    const { html } = await getMail(parts, params);
    return sendPage(reply, html.replace('<head>', '<head><base target="_blank">'), MAIL_POLICY);
  });
  app.get('/outbox/:id/files/:index', async ({ params }, reply) => {
    const { attachments } = await getMail(parts, params);
    const parsed = v.safeParse(ParamsOfFile, params);
    const file = parsed.success ? attachments[parsed.output.index] : undefined;
    if (!file) throw problem('NOT_FOUND');
    return reply
      .header('content-type', file.contentType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .send((await readFiles(db, [file]))(file));
  });
}
