import { Button } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './second-factor.module.css';

/** Displayed once: the login without the phone. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section className={styles.part} aria-labelledby="notfallcodes">
      <h2 id="notfallcodes">
        <Trans>2. Notfallcodes aufheben</Trans>
      </h2>
      <p>
        <Trans>
          Mit jedem können Sie sich einmal ohne Telefon anmelden. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder
          legen Sie sie in Ihren Passwortspeicher.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="script-only" onClick={() => window.print()}>
        <Trans>Drucken</Trans>
      </Button>
    </section>
  );
}
