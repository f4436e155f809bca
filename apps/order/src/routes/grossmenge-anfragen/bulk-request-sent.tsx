import { LinkButton, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './bulk-request.module.css';

/** The request waits for its sender to confirm it by the mail's link. */
export function BulkRequestSent({ emailAddress }: { readonly emailAddress: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <Notice tone="good" title={<Trans>Fast fertig: bitte sehen Sie in Ihr Postfach.</Trans>}>
        <p>
          <Trans>
            Wir haben eine E-Mail an <b>{emailAddress}</b> geschickt. Erst wenn Sie darin die Anfrage bestätigen, geht
            sie an die Händler.
          </Trans>
        </p>
        <p>
          <Trans>Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.</Trans>
        </p>
      </Notice>
      <LinkButton variant="secondary" href="/">
        <Trans>Zur Startseite</Trans>
      </LinkButton>
    </div>
  );
}
