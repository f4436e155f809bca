import {
  type CallContext,
  claimMailQuota,
  defineHandler,
  acquireAdvisoryLock,
  problem,
  queueMail,
  getNetwork,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { plainText } from '../reviews/plain-text';
import { findSubject } from './find-subject';
import { receiptMail, staffMail } from './report-mails';
import { contentReportNumber } from './content-report-number';
import { findDuplicate, insertContentReport, type NewContentReport } from './report-repository';

/** The same again within it is a double click or a retry. */
const DEDUPLICATION_SECONDS = 600;

type Body = CallRequest<typeof CALLS.sendReport>['body'];

async function getContentReport(body: Body, { db, clock, countryId }: CallContext): Promise<NewContentReport> {
  if (body.CountryId !== countryId)
    throw problem('VALIDATION', { errors: [{ path: 'body.CountryId', code: 'INVALID' }] });
  const subject = await findSubject(db, { countryId, kind: body.TargetKind, id: body.TargetId });
  if (!subject) throw problem('NOT_FOUND', { detail: 'Das Gemeldete gibt es nicht (mehr).' });
  return {
    countryId,
    targetKind: body.TargetKind,
    targetId: body.TargetId,
    title: subject.title,
    path: subject.path,
    reason: body.Reason,
    text: plainText(body.Text),
    name: plainText(body.Name),
    email: body.EmailAddress,
    sentAt: clock(),
  };
}

/** Stores a report, notifies our staff, and mails the receipt. Limited by `claimMailQuota`: each causes mails. */
export const sendReport = defineHandler(CALLS.sendReport, async ({ body }, context) => {
  const { db, services, ip } = context;
  const { config } = services;
  const report = await getContentReport(body, context);
  const since = new Date(report.sentAt.getTime() - DEDUPLICATION_SECONDS * 1000);
  const sent = await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `report ${report.targetKind} ${report.targetId}`);
    const duplicate = await findDuplicate(tx, report, since);
    if (duplicate) return duplicate;
    await claimMailQuota(
      tx,
      { command: 'report', recipient: report.email || `ohne E-Mail von ${getNetwork(ip)}`, ip },
      context,
    );
    const stored = await insertContentReport(tx, report, config.secrets.link);
    await queueMail(tx, staffMail(stored, stored.text, 'report', config), context);
    if (stored.email) await queueMail(tx, receiptMail(stored, config), context);
    return stored;
  });
  return { Number: contentReportNumber(sent) };
});
