import { useNavigate, useSite, Form } from '@heizplatz/router';
import { DEALERS_PATH } from '@heizplatz/routes';
import { Button, Card, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlaceChoices } from '../../../shared/place-search/place-choices';
import { PlaceField } from '../../../shared/place-search/place-field';
import { useSoughtText } from '../../../shared/place-search/use-sought-text';
import { useStateLabel } from '../../../shared/place-search/use-state-label';
import { matchesPath, LIST_QUERY, addQuery } from '../dealer-paths';
import type { DealersPage, RefusedPlace } from '../dealers-page';
import styles from './dealer-filter.module.css';
import { DEFAULT_SORT, SORT_NAMES } from './list-query';

interface DealerFilterProps {
  readonly states: readonly { readonly Name: string; readonly FriendlyName: string; readonly DealerCount: number }[];
  readonly page: Extract<DealersPage, { kind: 'list' }>;
}

function useRefusal(refused: RefusedPlace | null): string | null {
  const { t } = useLingui();
  const { zipDigits } = useSite();
  const soughtText = useSoughtText();
  if (!refused) return null;
  switch (refused.code) {
    case 'ZIPCODE_INV':
      return t`Bitte geben Sie eine Postleitzahl mit ${zipDigits} Ziffern an.`;
    case 'ZIPCODE_NXT':
      return t`Diese Postleitzahl gibt es hier nicht.`;
    default:
      return soughtText({ outcome: refused.code });
  }
}

/** State, and postcode or place; the place wins. A GET form that leads to the place's own address, without script too. */
export function DealerFilter({ states, page }: DealerFilterProps) {
  const { t } = useLingui();
  const { countryName } = useSite();
  const navigate = useNavigate();
  const { place, refused, sort } = page;
  const sortName = sort === DEFAULT_SORT ? null : SORT_NAMES[sort];
  const refusal = useRefusal(refused);
  const stateLabel = useStateLabel();
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
          label={stateLabel}
          options={options}
          defaultValue={place.stateName ?? ''}
          className={styles.state}
        />
        <PlaceField
          id="plz"
          name={LIST_QUERY.zipCode}
          label={t`Postleitzahl oder Ort`}
          input={refused?.input ?? place.zipCode ?? ''}
          error={refusal}
          className={styles.zipCode}
          onChosen={(chosen) => void navigate(addQuery(matchesPath(chosen), { [LIST_QUERY.sort]: sortName }))}
        />
        {sortName && <input type="hidden" name={LIST_QUERY.sort} value={sortName} />}
        <Button type="submit" variant="primary">
          <Trans>Händler anzeigen</Trans>
        </Button>
      </Form>
      {refused && <PlaceChoices places={refused.places} getHref={matchesPath} />}
    </Card>
  );
}
