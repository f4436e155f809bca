import {
  composeMail,
  type Config,
  type Mail,
  type MailBlock,
  momentText,
  siteOrigin,
  typed,
} from '@heizplatz/api-platform';
import { REPORT_TARGET_LABELS, type ReportOutcome } from '@heizplatz/contract';
import { BRAND, countryRules, type Site, siteById } from '@heizplatz/country';
import { reportStatePath } from '@heizplatz/routes';
import { contentReportNumber } from './content-report-number';
import type { ContentReportRow } from './report-repository';
import { OUTCOME_MESSAGES, REASON_LABELS } from './report-texts';
import { contentReportToken, type ContentReportParty } from './content-report-token';

const GREETING: MailBlock = { kind: 'text', text: 'Guten Tag,' };

/** The page with decision and appeal; the site's address comes from configuration, never from a request. */
function buildLink(report: ContentReportRow, party: ContentReportParty, config: Config): string {
  const origin = siteOrigin(report.countryId, config);
  return `${origin}${reportStatePath(contentReportToken(report, party, config.secrets.link))}`;
}

const findRows = (report: ContentReportRow, site: Site): MailBlock => ({
  kind: 'rows',
  rows: [
    { label: 'Meldung', value: contentReportNumber(report) },
    { label: REPORT_TARGET_LABELS[report.targetKind], value: typed(report.title) },
    { label: 'Grund', value: REASON_LABELS[report.reason] },
    { label: 'Eingegangen', value: momentText(report.sentAt, site) },
  ],
});

/**
 * To the reporter (DSA 16 (4)). The e-mail is not verified as the sender's, so the mail contains none of the sender's
 * own text.
 */
export function receiptMail(report: ContentReportRow, config: Config): Mail {
  const site = siteById(report.countryId);
  return composeMail({
    config,
    site,
    kind: 'report-receipt',
    to: report.email,
    subject: `Ihre Meldung ${contentReportNumber(report)} ist eingegangen`,
    blocks: [
      GREETING,
      {
        kind: 'text',
        text: 'danke für Ihre Meldung. Ein Mensch prüft sie; das Ergebnis schreiben wir Ihnen mit Gründen.',
      },
      findRows(report, site),
      { kind: 'button', label: 'Stand der Meldung ansehen', href: buildLink(report, 'reporter', config) },
      { kind: 'text', text: 'Sie haben nichts gemeldet? Dann können Sie diese E-Mail löschen.' },
    ],
  });
}

/** To our own staff, with the sender's text. */
export function staffMail(report: ContentReportRow, text: string, what: 'report' | 'appeal', config: Config): Mail {
  const site = siteById(report.countryId);
  const number = contentReportNumber(report);
  return composeMail({
    config,
    site,
    kind: `${what}-support`,
    to: config.supportMail,
    subject: what === 'report' ? `Meldung ${number}: ${report.title}` : `Beschwerde zu ${number}: ${report.title}`,
    blocks: [findRows(report, site), { kind: 'note', text }],
  });
}

/** Ways that stay open (DSA 17 (3) f, 21); the European body is the Union's alone. */
function redress(report: ContentReportRow, appealUntil: Date | null, site: Site): MailBlock[] {
  const ways = countryRules(site.countryId).isInUnion
    ? 'Sie können sich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle (Artikel 21 der Verordnung über digitale Dienste) oder an die Gerichte wenden.'
    : 'Der Weg zu den Gerichten steht Ihnen offen.';
  const appeal = appealUntil
    ? [
        {
          kind: 'note',
          text: `Sie sehen das anders? Bis ${momentText(appealUntil, site)} können Sie auf der Seite der Meldung kostenlos Beschwerde einlegen. Darüber entscheidet ein Mensch.`,
        } as const,
      ]
    : [];
  return [...appeal, { kind: 'text', text: ways }];
}

interface Decision {
  readonly outcome: ReportOutcome;
  readonly text: string;
  /** Null: this party cannot appeal any more. */
  readonly appealUntil: Date | null;
}

/** The decision with its reasons (DSA 16 (5), 17, 20 (5)): to the reporter, or to the person concerned. */
export function decisionMail(
  report: ContentReportRow,
  { to, party }: { to: string; party: ContentReportParty },
  { outcome, text, appealUntil }: Decision,
  config: Config,
): Mail {
  const site = siteById(report.countryId);
  const opening =
    party === 'reporter'
      ? 'wir haben Ihre Meldung geprüft.'
      : `zu einem Inhalt von Ihnen auf ${BRAND} gab es eine Meldung. Wir haben sie geprüft.`;
  return composeMail({
    config,
    site,
    kind: 'report-decision',
    to,
    subject: `Unsere Entscheidung zur Meldung ${contentReportNumber(report)}`,
    blocks: [
      GREETING,
      { kind: 'text', text: opening },
      findRows(report, site),
      { kind: 'heading', text: OUTCOME_MESSAGES[outcome] },
      { kind: 'text', text },
      { kind: 'text', text: 'Entschieden hat ein Mensch, ohne automatische Mittel.' },
      { kind: 'button', label: 'Entscheidung ansehen', href: buildLink(report, party, config) },
      ...redress(report, appealUntil, site),
    ],
  });
}

/** To the appellant. */
export function appealReceiptMail(
  report: ContentReportRow,
  to: string,
  party: ContentReportParty,
  config: Config,
): Mail {
  const site = siteById(report.countryId);
  return composeMail({
    config,
    site,
    kind: 'appeal-receipt',
    to,
    subject: `Ihre Beschwerde zur Meldung ${contentReportNumber(report)} ist eingegangen`,
    blocks: [
      GREETING,
      { kind: 'text', text: 'wir prüfen die Sache noch einmal und schreiben Ihnen das Ergebnis mit Gründen.' },
      findRows(report, site),
      { kind: 'button', label: 'Stand der Meldung ansehen', href: buildLink(report, party, config) },
    ],
  });
}
