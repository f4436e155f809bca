import { formatDate } from '@heizplatz/country';
import { PageHeader, useSite } from '@heizplatz/router';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Message } from '../../../shared/token-page/message';
import styles from '../../../shared/own-data/delete-account.module.css';
import { type Stored, readDeletionNotice } from '../../../shared/own-data/deletion-notice';

const nothingChanges = () => () => undefined;

/** The notice that this tab received when it deleted the account; null on the server and elsewhere. */
function useSignedOut(): Stored | null {
  const text = useSyncExternalStore(
    nothingChanges,
    () => JSON.stringify(readDeletionNotice(sessionStorage)),
    () => 'null',
  );
  return readDeletionNotice({ getItem: () => text });
}

export function AccountDeletedView() {
  const { t } = useLingui();
  const stored = useSignedOut();
  return (
    <>
      <PageHeader title={t`Konto gelöscht`} noindex />
      <Message scene="success" title={<Trans>Ihr Konto ist gelöscht</Trans>}>
        <p>
          <Trans>
            Sie sind abgemeldet, auf allen Geräten. Eine letzte E-Mail bestätigt es und sagt, was wir von Gesetzes wegen
            noch aufbewahren.
          </Trans>
        </p>
        {stored && <RetainedByLaw existing={stored} />}
        <p>
          <Trans>Bewertungen, die Sie geschrieben haben, bleiben ohne Ihren Namen stehen.</Trans>
        </p>
        <p>
          <Trans>Danke, dass Sie da waren. Bestellen können Sie jederzeit wieder, auch ohne Konto.</Trans>
        </p>
        <LinkButton variant="primary" href="/">
          <Trans>Zur Startseite</Trans>
        </LinkButton>
      </Message>
    </>
  );
}

function RetainedByLaw({ existing }: { readonly existing: Stored }) {
  const site = useSite();
  if (existing.length === 0)
    return (
      <p>
        <Trans>Aufbewahren müssen wir nichts.</Trans>
      </p>
    );
  return (
    <section aria-labelledby="aufbewahrt">
      <h2 id="aufbewahrt">
        <Trans>Was wir noch aufbewahren</Trans>
      </h2>
      <ul className={styles.list}>
        {existing.map(({ What, Where, Until, Why }) => (
          <li key={`${What} ${Until}`}>
            <Trans>
              {What}: bis {formatDate(Until, site)}, {Why}
            </Trans>
            {Where !== '' && (
              <>
                <br />
                <Trans>Wo: {Where}</Trans>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
