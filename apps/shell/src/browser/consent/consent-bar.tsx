import { PRIVACY_PATH } from '@heizplatz/routes';
import { Button, Disclosure, PlainLink, useDocumentMark } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './consent-bar.module.css';

interface ConsentBarProps {
  /** Null: nothing yet. */
  readonly chosen: boolean | null;
  /** Host that recordings go to. */
  readonly receiver: string;
  /** Opened by the visitor, and not by the page. */
  readonly takesFocus: boolean;
  readonly onDecide: (statistics: boolean) => void;
  readonly onClose?: () => void;
}

/** Beside the page, never over it as a whole: refusing takes as much as accepting (rule DATA-01). */
export function ConsentBar({ chosen, receiver, takesFocus, onDecide, onClose }: ConsentBarProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useDocumentMark('data-consent-bar');
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.bar} aria-labelledby="cookie-einstellungen">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="cookie-einstellungen" ref={title} tabIndex={-1} className={styles.title}>
            <Trans>Dürfen wir Ihren Besuch aufzeichnen?</Trans>
          </h2>
          <p>
            <Trans>Nur für die Statistik: Klicks und Wege, ohne Texte und Eingaben.</Trans>{' '}
            {chosen === true && <Trans>Zurzeit ist die Aufzeichnung erlaubt.</Trans>}
            {chosen === false && <Trans>Zurzeit wird nichts aufgezeichnet.</Trans>}
          </p>
          <Disclosure summary={t`Was gespeichert wird`}>
            <ul className={styles.categories}>
              <li>
                <Trans>
                  <strong>Notwendig, immer:</strong> Anmeldung, begonnene Bestellung, Ihre Angaben im Rechner und diese
                  Wahl. Sie bleiben in Ihrem Browser und bei uns.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Statistik, nur wenn Sie es erlauben:</strong> eine Aufzeichnung der Seiten mit unkenntlichen
                  Texten und Eingaben. Sie geht an {receiver} und endet, sobald Sie ablehnen. Wir fragen nach zwölf
                  Monaten wieder.
                </Trans>
              </li>
            </ul>
            <PlainLink href={PRIVACY_PATH}>
              <Trans>Datenschutz</Trans>
            </PlainLink>
          </Disclosure>
        </div>
        <div className={styles.choices}>
          <Button variant="secondary" size="small" onClick={() => onDecide(false)}>
            <Trans>Ablehnen</Trans>
          </Button>
          <Button variant="secondary" size="small" onClick={() => onDecide(true)}>
            <Trans>Erlauben</Trans>
          </Button>
          {onClose && (
            <Button variant="quiet" size="small" className={styles.close} onClick={onClose}>
              <Trans>Schließen</Trans>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
