import { useCall } from '@heizplatz/api-client';
import { Form, useLocation, useSite } from '@heizplatz/router';
import { Button, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_RANGE } from '../price-data/chart-ranges';
import { PRICE_CALLS } from '../price-data/price-calls';
import { PRICE_QUERY, addPriceQuery } from '../price-data/price-paths';
import type { Comparison } from '../price-data/price-view';
import { useStateLabel } from '../place-search/use-state-label';
import styles from './price-history.module.css';

interface ComparisonFormProps {
  readonly comparison: Comparison | null;
  readonly rangeId: string;
}

/** A second place by postcode or state; a GET form, so that it works without script and its address can be shared. */
export function ComparisonForm({ comparison, rangeId }: ComparisonFormProps) {
  const { t } = useLingui();
  const site = useSite();
  const { pathname } = useLocation();
  const { call, input } = PRICE_CALLS(site.countryId).states;
  const { data: states } = useCall(call, input);
  const stateLabel = useStateLabel();
  const isUnknown = comparison !== null && comparison.place === null;
  return (
    <Form method="get" preventScrollReset className={styles.comparison} aria-label={t`Orte vergleichen`}>
      {rangeId !== DEFAULT_RANGE && <input type="hidden" name={PRICE_QUERY.range} value={rangeId} />}
      <TextField
        key={comparison?.text}
        name={PRICE_QUERY.comparison}
        label={t`Vergleichen mit (Postleitzahl oder ${stateLabel})`}
        defaultValue={comparison?.text ?? ''}
        list="vergleichsorte"
        autoComplete="off"
        maxLength={60}
        error={isUnknown ? t`Diesen Ort kennen wir nicht. Bitte eine Postleitzahl oder den Namen eingeben.` : null}
        className={styles.field}
      />
      <datalist id="vergleichsorte">
        {states?.map(({ Id, Name }) => (
          <option key={Id} value={Name} />
        ))}
      </datalist>
      <Button type="submit">
        <Trans>Vergleichen</Trans>
      </Button>
      {comparison && (
        <TextLink variant="alone" href={addPriceQuery(pathname, { range: rangeId, comparison: '' }, DEFAULT_RANGE)}>
          <Trans>Vergleich aufheben</Trans>
        </TextLink>
      )}
    </Form>
  );
}
