import { HOME_PATH } from '@heizplatz/routes';
import { LinkButton, Scene } from '@heizplatz/ui';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './error-page.module.css';

interface ErrorPageProps {
  readonly status: number;
  readonly requestId?: string | null;
  /** When it is worth trying again. */
  readonly retryAfterSeconds?: number;
  /** Of the page itself, where another try may help. Works without script, and with one without a new document. */
  readonly retryHref?: string;
}

/** What a visitor reads when a page fails; the texts are rule ERROR-01 to the letter. */
export function ErrorPage({ status, requestId, retryAfterSeconds, retryHref }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <Scene name={status === 404 ? 'empty' : 'error'} />
      <ErrorMessages status={status} />
      {retryAfterSeconds !== undefined && <Wait seconds={retryAfterSeconds} />}
      <div className={styles.buttons}>
        <LinkButton href={HOME_PATH} variant="primary">
          <Trans>Startseite</Trans>
        </LinkButton>
        {retryHref !== undefined && (
          <LinkButton href={retryHref}>
            <Trans>Erneut versuchen</Trans>
          </LinkButton>
        )}
      </div>
      <p className={`${styles.code} tabular`}>
        <Trans>Fehler {status}</Trans>
        {requestId && (
          <>
            {' · '}
            <Trans>Vorgangsnummer {requestId}</Trans>
          </>
        )}
      </p>
    </div>
  );
}

function Wait({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  return (
    <p>
      {seconds < 60 ? (
        <Trans>Bitte versuchen Sie es in {seconds} Sekunden noch einmal.</Trans>
      ) : (
        <Plural
          value={minutes}
          one="Bitte versuchen Sie es in einer Minute noch einmal."
          other="Bitte versuchen Sie es in # Minuten noch einmal."
        />
      )}
    </p>
  );
}

function ErrorMessages({ status }: { status: number }) {
  if (status === 401 || status === 403) {
    return (
      <h1>
        <Trans>Leider haben Sie keinen Zugang zu dieser Seite.</Trans>
      </h1>
    );
  }
  if (status === 404) {
    return (
      <>
        <h1>
          <Trans>Die angeforderte Seite existiert nicht...</Trans>
        </h1>
        <p className="lead">
          <Trans>Bitte nutzen Sie die Navigation um zur gewünschten Seite zu gelangen.</Trans>
        </p>
      </>
    );
  }
  return (
    <>
      <h1>
        <Trans>Da ist leider etwas schiefgelaufen...</Trans>
      </h1>
      <p className="lead">
        <Trans>Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.</Trans>
      </p>
    </>
  );
}
