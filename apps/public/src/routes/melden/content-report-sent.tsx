import { Card, LinkButton, Scene } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SentContentReport } from './content-report-page';
import styles from './content-report-view.module.css';

/** Received, with its number, and what comes next. */
export function ContentReportSent({ sent, backTo }: { readonly sent: SentContentReport; readonly backTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={styles.sent}>
      <Scene name="success" />
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Danke, die Meldung ist da</Trans>
      </h1>
      <p>
        <Trans>
          Ihre Nummer: <strong>{sent.number}</strong>
        </Trans>
      </p>
      {sent.email ? (
        <p>
          <Trans>
            Die Eingangsbestätigung geht an {sent.email}. Dorthin schreiben wir auch die Entscheidung mit Gründen, und
            wie Sie Beschwerde einlegen können.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Ohne E-Mail können wir Ihnen die Entscheidung nicht schreiben. Geprüft wird die Meldung trotzdem.
          </Trans>
        </p>
      )}
      <LinkButton href={backTo}>
        <Trans>Zurück</Trans>
      </LinkButton>
    </Card>
  );
}
