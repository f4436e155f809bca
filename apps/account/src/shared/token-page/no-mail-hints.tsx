import { phoneHref } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './no-mail-hints.module.css';

/** What to do when no mail comes; `again` leads back to the address. */
export function NoMailHints({ again }: { readonly again: ReactNode }) {
  const { customerPhone } = useSite();
  return (
    <section className={styles.hints} aria-labelledby="keine-e-mail">
      <h2 id="keine-e-mail">
        <Trans>Keine E-Mail bekommen?</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Sehen Sie im Spam-Ordner nach; manchmal dauert es ein paar Minuten.</Trans>
        </li>
        <li>{again}</li>
        <li>
          <Trans>
            Oder rufen Sie uns an: <TextLink href={phoneHref(customerPhone)}>{customerPhone}</TextLink>
          </Trans>
        </li>
      </ul>
    </section>
  );
}
