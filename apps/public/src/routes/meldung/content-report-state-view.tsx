import type { CALLS, CallResponse } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { PageHeader, useLoaderData, useSite } from '@heizplatz/router';
import { Card, CardHeader, Chip, type ChipTone, KeyValueList, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AppealForm } from './appeal-form';
import styles from './content-report-state-view.module.css';
import { useOutcomeMessages } from './use-outcome-messages';

export type ContentReportState = CallResponse<typeof CALLS.reportByLink>;

const TONES: Readonly<Record<ContentReportState['State'], ChipTone>> = {
  open: 'info',
  appealed: 'info',
  decided: 'good',
  closed: 'good',
  other: 'info',
};

/** How far a report has come, what was decided and why, and the appeal. */
export function ContentReportStateView() {
  const { t } = useLingui();
  const site = useSite();
  const { token, report } = useLoaderData<{ token: string; report: ContentReportState }>();
  const { outcomes, states } = useOutcomeMessages();
  const facts = [
    { id: 'what', label: t`Gemeldet`, value: report.Title },
    { id: 'when', label: t`Eingegangen`, value: formatDate(report.SentAt.slice(0, 10), site) },
    {
      id: 'state',
      label: t`Stand`,
      value: <Chip tone={TONES[report.State]}>{states[report.State]}</Chip>,
    },
    ...(report.Text ? [{ id: 'text', label: t`Ihre Worte`, value: report.Text }] : []),
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={t`Meldung ${report.Number}`} noindex />
      <meta name="referrer" content="same-origin" />
      <h1>
        <Trans>Meldung {report.Number}</Trans>
      </h1>
      <Card as="section" aria-label={t`Die Meldung`}>
        <KeyValueList variant="lined" items={facts} />
      </Card>
      {report.Answers.length === 0 && (
        <Notice>
          <Trans>
            Ein Mensch prüft die Meldung. Sobald entschieden ist, schreiben wir Ihnen; hier steht es dann auch.
          </Trans>
        </Notice>
      )}
      {report.Answers.map(({ Kind, At, Outcome, Text }) => (
        <Card as="section" key={At} aria-label={Kind === 'appeal' ? t`Beschwerde` : t`Entscheidung`}>
          <CardHeader
            title={Outcome ? outcomes[Outcome] : t`Ihre Beschwerde`}
            action={<span className="quiet">{formatDate(At.slice(0, 10), site)}</span>}
          />
          <p className={styles.text}>{Text}</p>
          {Outcome && (
            <p className="quiet">
              <Trans>Entschieden hat ein Mensch, ohne automatische Mittel.</Trans>
            </p>
          )}
        </Card>
      ))}
      {report.AppealUntil && <AppealForm token={token} until={report.AppealUntil} />}
      {report.State === 'appealed' && (
        <Notice>
          <Trans>Die Sache wird noch einmal geprüft. Das Ergebnis schreiben wir mit Gründen.</Trans>
        </Notice>
      )}
      {report.State === 'closed' && (
        <p className="quiet">
          <Trans>
            Damit ist die Prüfung bei uns zu Ende. Der Weg zu einer Streitbeilegungsstelle und zu den Gerichten bleibt.
          </Trans>
        </p>
      )}
    </div>
  );
}
