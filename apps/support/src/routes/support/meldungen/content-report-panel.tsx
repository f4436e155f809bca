import { formatTime, siteById } from '@heizplatz/country';
import { useOrigins } from '@heizplatz/router';
import { Card, Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { DecisionForm } from './decision-form';
import panel from '../../../shared/staff-page/case-panel.module.css';
import styles from './content-report-panel.module.css';
import { useContentReportLabels } from './use-report-labels';
import type { ContentReportProps } from './content-report-props';

/** What was decided and appealed so far, oldest first. */
function History({ report }: Pick<ContentReportProps, 'report'>) {
  const { t } = useLingui();
  const { outcomes, byText } = useContentReportLabels();
  const site = siteById(report.CountryId);
  if (report.Answers.length === 0) return null;
  return (
    <ol aria-label={t`Verlauf`} className={styles.history}>
      {report.Answers.map(({ Kind, At, Outcome, Text, By }, at) => (
        <li key={at}>
          <strong>{Kind === 'appeal' ? t`Beschwerde` : Outcome && outcomes[Outcome]}</strong>{' '}
          <span className="quiet">
            {byText(By)}, {formatTime(At, site)}
          </span>
          <p className={panel.text}>{Text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A report in its sender's text, the current state of its target, and the decision. */
export function ContentReportPanel({ report, reload }: ContentReportProps) {
  const { t } = useLingui();
  const origins = useOrigins();
  const { reasons } = useContentReportLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWaiting = report.State === 'open' || report.State === 'appealed';
  const sender = [report.Name, report.EmailAddress].filter(Boolean).join(', ');
  return (
    <section aria-label={t`Meldung ${report.Number}`} className={panel.leading}>
      <Card className={panel.part}>
        <h2 ref={heading} tabIndex={-1}>
          {report.Number} · {report.Title}
        </h2>
        <p className="quiet">
          {reasons[report.Reason]} · {sender || t`ohne Namen`}
        </p>
        <p className={panel.text}>{report.Text}</p>
        {report.Review && (
          <blockquote className={styles.quote}>
            <p className={panel.text}>{report.Review.Text || t`Ohne Worte bewertet`}</p>
            <p className="quiet">{report.Review.State === 'published' ? t`Steht öffentlich` : t`Wird nicht gezeigt`}</p>
          </blockquote>
        )}
        <p>
          <TextLink href={`${origins[report.CountryId]}${report.Path}`}>
            <Trans>Auf der Seite ansehen</Trans>
          </TextLink>
        </p>
        <History report={report} />
      </Card>
      <Card className={panel.part}>
        {!isWaiting && (
          <p>
            <Trans>Hier ist nichts zu entscheiden.</Trans>
          </p>
        )}
        {isWaiting && report.State === 'appealed' && report.WasDecidedByMe && (
          <Notice tone="info">
            <p>
              <Trans>
                Über diese Beschwerde entscheidet jemand anderes, weil Sie schon über die Meldung entschieden haben.
              </Trans>
            </p>
          </Notice>
        )}
        {report.MayDecide && <DecisionForm report={report} reload={reload} />}
      </Card>
    </section>
  );
}
