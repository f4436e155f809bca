import { LinkButton, Scene } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MailedRequest } from './mailed-request';
import styles from './request-confirmation-view.module.css';
import { RequestFacts } from './request-facts';

interface RequestConfirmedProps {
  readonly request: MailedRequest;
  /** After the button was pressed here, readers hear the heading. */
  readonly takesFocus: boolean;
}

export function RequestConfirmed({ request, takesFocus }: RequestConfirmedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.state}>
      <Scene name="success" />
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Ihre Anfrage ist bestätigt</Trans>
      </h1>
      <p>
        {request.Kind === 'bulk' ? (
          <Trans>Händler aus Ihrer Gegend melden sich mit einem Angebot. Sie sind an nichts gebunden.</Trans>
        ) : (
          <Trans>Wir rufen Sie zurück.</Trans>
        )}
      </p>
      <RequestFacts request={request} />
      <LinkButton href="/">
        <Trans>Startseite</Trans>
      </LinkButton>
    </div>
  );
}
