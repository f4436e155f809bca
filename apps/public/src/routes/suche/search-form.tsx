import { Form } from '@heizplatz/router';
import { SEARCH_PATH } from '@heizplatz/routes';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_SEARCH, SEARCH_QUERY } from './search-path';
import styles from './search-view.module.css';

/** A GET form, so that it works without script. */
export function SearchForm({ text }: { readonly text: string }) {
  const { t } = useLingui();
  return (
    <Form
      action={SEARCH_PATH}
      method="get"
      role="search"
      aria-label={t`Diese Seiten durchsuchen`}
      className={styles.form}
    >
      <TextField
        // Another text starts the field anew, which is the browser's own.
        key={text}
        id="suchbegriff"
        name={SEARCH_QUERY}
        type="search"
        label={t`Suchbegriff`}
        defaultValue={text}
        maxLength={LONGEST_SEARCH}
        required
        className={styles.field}
      />
      <Button type="submit" variant="primary">
        <Trans>Suchen</Trans>
      </Button>
    </Form>
  );
}
