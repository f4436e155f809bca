import { performance } from 'node:perf_hooks';
import {
  deliverMails,
  FIRST_KEY,
  insertMail,
  type KeyKind,
  keyRing,
  makeKey,
  openDatabase,
  createMailTransport,
  type OutgoingMail,
} from '@heizplatz/api-platform';
import { migrateDatabase } from '../../../database/migrations/migrate-database';
import { ALL_JOBS } from '../../../registry/all-jobs';

/** Sends MAILS mails of the outbox to SMTP_URL, then as many by nodemailer alone; prints both as mails a second. For tools/bench. */
async function timeMails(env: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL: url = '', SMTP_URL: smtpUrl = '', MAILS = '' } = env;
  const count = Number(MAILS);
  await migrateDatabase({ url, folder: 'apps/api/migrations', jobs: ALL_JOBS, log: console });
  const { db, close } = openDatabase({ url, poolSize: 4, log: console });
  const transport = createMailTransport(smtpUrl, { from: 'bestellung@heizplatz.example.com' });
  const ring = (kind: KeyKind) => keyRing({ [FIRST_KEY]: makeKey(kind) });
  const secrets = { csrf: ring('csrf'), session: ring('session'), encryption: ring('encryption'), link: ring('link') };
  const clock = () => new Date();
  const mailText = {
    subject: 'Ihre Bestellung',
    text: 'Guten Tag\n'.repeat(100),
    html: '<p>Guten Tag</p>'.repeat(200),
  };
  const mail = { countryId: 1, kind: 'order-received', to: 'anna@example.com', ...mailText } as const;
  const services = { config: { secrets, mailsPerMinute: null }, mailTransport: transport };
  const put = async (mails: number) => {
    for (let at = 0; at < mails; at += 1) await insertMail(db, mail, { createdAt: clock(), secrets });
  };
  const perSecond = async (action: () => Promise<unknown>) => {
    const begun = performance.now();
    await action();
    return (count * 1000) / (performance.now() - begun);
  };
  await put(200);
  await deliverMails({ db, clock, services });
  await put(count);
  const outbox = await perSecond(() => deliverMails({ db, clock, services }));
  const bareMail: OutgoingMail = {
    ...{ id: 'bare', recipient: mail.to, replyTo: null, unsubscribeUrl: null, attachments: [] },
    ...mailText,
  };
  const bare = await perSecond(() => Promise.all(Array.from({ length: count }, () => transport(bareMail))));
  transport.close();
  await close();
  process.stdout.write(JSON.stringify({ outbox, bare }));
}

void timeMails(process.env);
