import { Form } from '@heizplatz/router';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_QUERY, PRICES_PATH } from '../price-data/price-paths';
import styles from './prices-view.module.css';

/** To the page of one's own place; a GET form that the server leads on. `sought`: what nobody knows. */
export function PlaceSearch({ sought }: { sought: string | null }) {
  const { t } = useLingui();
  return (
    <Form method="get" action={PRICES_PATH} role="search" aria-label={t`Preise an Ihrem Ort`} className={styles.search}>
      <TextField
        name={PRICE_QUERY.town}
        label={t`Preise an Ihrem Ort`}
        placeholder={t`Postleitzahl oder Ort`}
        autoComplete="postal-code"
        maxLength={60}
        required
        defaultValue={sought ?? ''}
        error={sought === null ? null : t`Diesen Ort kennen wir nicht. Bitte versuchen Sie es mit der Postleitzahl.`}
      />
      <Button type="submit">
        <Trans>Zum Ort</Trans>
      </Button>
    </Form>
  );
}
