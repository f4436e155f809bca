import { outbox } from '@heizplatz/api-platform';
import { readMails, type TestApi } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';

/** The mails to a mailbox, newest first. */
export const mailsTo = async (api: TestApi, to: string) =>
  (await readMails(api, eq(outbox.recipient, to))).toReversed();

/** Kinds of the mails to a mailbox, sorted: mails of one moment have no order. */
export const kindsTo = async (api: TestApi, to: string): Promise<string[]> =>
  (await mailsTo(api, to)).map(({ kind }) => kind).sort();

/** The token of the newest mail of a kind, from its link. */
export async function mailedToken(api: TestApi, to: string, kind: string): Promise<string> {
  const mail = (await mailsTo(api, to)).find((one) => one.kind === kind);
  const token =
    /\/(?:registrierung-bestaetigen|neues-kennwort-setzen|email-anpassung-bestaetigen|benachrichtigungen)\/([\w-]{43})/.exec(
      mail?.text ?? '',
    )?.[1];
  if (!token) throw new Error(`no ${kind} for ${to}`);
  return token;
}
