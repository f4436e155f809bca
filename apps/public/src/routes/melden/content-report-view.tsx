import { PageHeader, useActionData, useLoaderData } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ContentReportForm } from './content-report-form';
import type { ContentReportPage, SentContentReport } from './content-report-page';
import { ContentReportSent } from './content-report-sent';
import styles from './content-report-view.module.css';
import { ReportedSubject } from './reported-subject';

/** What is reported, why, and by whom if that is stated. */
export function ContentReportView() {
  const { t } = useLingui();
  const page = useLoaderData<ContentReportPage>();
  const response = useActionData<Partial<SentContentReport>>();
  const [sent, setSent] = useState<SentContentReport | null>(
    response?.number ? { number: response.number, email: response.email ?? '' } : null,
  );
  const titles = { review: t`Bewertung melden`, dealer: t`Händler melden`, page: t`Inhalt melden` };
  const title = titles[page.targetKind];
  return (
    <div className={styles.page}>
      <PageHeader title={title} noindex />
      {sent ? (
        <ContentReportSent sent={sent} backTo={page.subject?.Path ?? '/'} />
      ) : (
        <>
          <header className={styles.head}>
            <h1>{title}</h1>
            <p className="lead">
              <Trans>
                Ohne Anmeldung. Ein Mensch prüft jede Meldung; das Ergebnis bekommen Sie mit Gründen, und Sie können
                Beschwerde einlegen.
              </Trans>
            </p>
          </header>
          {page.subject && <ReportedSubject subject={page.subject} />}
          <ContentReportForm page={page} onSent={setSent} />
        </>
      )}
    </div>
  );
}
