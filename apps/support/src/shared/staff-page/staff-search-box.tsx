import { Form } from '@heizplatz/router';
import { STAFF_SEARCH_PATH } from '@heizplatz/routes';
import { Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useCommands } from '../commands/use-commands';
import styles from './staff-search-box.module.css';

/** Finds orders, customers and dealers from every page of staff; '/' leads to it. */
export function StaffSearchBox({ search = '' }: { readonly search?: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useCommands([{ id: 'search', text: t`Ins Suchfeld`, keys: ['/'], run: () => field.current?.focus() }]);
  return (
    <Form action={STAFF_SEARCH_PATH} role="search" aria-label={t`Alles durchsuchen`} className={styles.box}>
      <input
        ref={field}
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={120}
        autoComplete="off"
        aria-label={t`Nummer, Name, E-Mail, Telefon oder PLZ`}
        aria-keyshortcuts="/"
        placeholder={t`Nummer, Name, E-Mail, Telefon, PLZ`}
        className={styles.input}
      />
      <button type="submit" className={styles.button}>
        <Icon name="arrow-right" size={18} />
        <span className="visually-hidden">
          <Trans>Suchen</Trans>
        </span>
      </button>
    </Form>
  );
}
