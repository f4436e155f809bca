import { PageHead, useLoaderData } from '@heizplatz/router';
import { useLogout } from '@heizplatz/session';
import { Button, Card, LinkButton, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './customer-home-view.module.css';

type State = 'idle' | 'leaving' | 'failed';

export function CustomerHomeView() {
  const { t } = useLingui();
  const { name } = useLoaderData<{ name: string }>();
  const logout = useLogout();
  const [state, setState] = useState<State>('idle');

  async function leave() {
    setState('leaving');
    if (!(await logout())) setState('failed');
  }

  return (
    <div className={styles.page}>
      <PageHead title={t`Mein Konto`} noindex />
      <h1>
        <Trans>Guten Tag, {name}</Trans>
      </h1>
      <Card as="section" className={styles.card}>
        {state === 'failed' && (
          <Notice tone="bad" announce>
            <Trans>Abmelden ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.</Trans>
          </Notice>
        )}
        <p>
          <Trans>Sie sind angemeldet. Ihre nächste Bestellung geht damit ohne erneute Angabe Ihrer E-Mail.</Trans>
        </p>
        <p className={styles.actions}>
          <LinkButton href="/" variant="primary">
            <Trans>Preise vergleichen</Trans>
          </LinkButton>
          <Button
            variant="secondary"
            busy={state === 'leaving'}
            busyText={t`Einen Moment …`}
            onClick={() => void leave()}
          >
            <Trans>Abmelden</Trans>
          </Button>
        </p>
      </Card>
    </div>
  );
}
