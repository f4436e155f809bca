import { useSite, Form } from '@heizplatz/router';
import { Button, Card, SelectField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEALERS_PATH, LIST_QUERY } from './dealer-paths';
import type { DealersPage } from './dealers-page';
import styles from './dealer-filter.module.css';
import { DEFAULT_SORT, SORT_NAMES } from './list-query';

interface DealerFilterProps {
  readonly states: readonly { readonly Name: string; readonly FriendlyName: string; readonly DealerCount: number }[];
  readonly page: Extract<DealersPage, { kind: 'list' }>;
}

/** State and postcode; a postcode wins. A GET form that leads to the place's own address, without script too. */
export function DealerFilter({ states, page }: DealerFilterProps) {
  const { t } = useLingui();
  const { countryName, zipDigits, zipPattern } = useSite();
  const { place, refused, sort } = page;
  const refusals = {
    ZIPCODE_INV: t`Bitte geben Sie eine Postleitzahl mit ${zipDigits} Ziffern an.`,
    ZIPCODE_NXT: t`Diese Postleitzahl gibt es hier nicht.`,
  };
  const options = [
    { value: '', label: t`Alle (${countryName})` },
    ...states.map(({ Name, FriendlyName, DealerCount }) => ({
      value: FriendlyName,
      label: `${Name} (${DealerCount})`,
    })),
  ];
  return (
    <Card tone="sunk">
      <Form
        // Another place starts the fields anew, which are the browser's own.
        key={`${place.stateName}/${place.zipCode}`}
        action={DEALERS_PATH}
        method="get"
        role="search"
        aria-label={t`Händler finden`}
        noValidate
        className={styles.form}
      >
        <SelectField
          id="bundesland"
          name={LIST_QUERY.state}
          label={t`Bundesland`}
          options={options}
          defaultValue={place.stateName ?? ''}
          className={styles.state}
        />
        <TextField
          id="plz"
          name={LIST_QUERY.zipCode}
          label={t`Postleitzahl`}
          defaultValue={refused?.typed ?? place.zipCode ?? ''}
          error={refused && refusals[refused.code]}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern={zipPattern}
          maxLength={10}
          className={styles.zipCode}
        />
        {sort !== DEFAULT_SORT && <input type="hidden" name={LIST_QUERY.sort} value={SORT_NAMES[sort]} />}
        <Button type="submit" variant="primary">
          <Trans>Händler anzeigen</Trans>
        </Button>
      </Form>
    </Card>
  );
}
