import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { FieldRow, RadioGroup, SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { commonDataInput } from './common-data-input';

const SALUTATIONS = [0, 1, 2] as const;

/** Who: salutation never required ('keine Angabe' first), titles as the country has them. */
export function NameFields({ address, change, errorOf }: AddressPart) {
  const { t } = useLingui();
  const names = [t`keine Angabe`, t`Frau`, t`Herr`];
  return (
    <>
      <RadioGroup
        legend={t`Anrede`}
        name="Salutation"
        id="Salutation"
        look="compact"
        value={String(address.Salutation ?? 0)}
        options={SALUTATIONS.map((value) => ({ value: String(value), label: names[value] }))}
        onValueChange={(text) => change({ Salutation: SALUTATIONS.find((one) => String(one) === text) ?? 0 })}
      />
      <Titles address={address} change={change} errorOf={errorOf} />
      <FieldRow>
        <TextField
          id="FirstName"
          label={t`Vorname`}
          autoComplete="given-name"
          maxLength={80}
          value={address.FirstName}
          error={errorOf('FirstName')}
          onChange={(event) => change({ FirstName: event.currentTarget.value })}
        />
        <TextField
          id="LastName"
          label={t`Nachname`}
          autoComplete="family-name"
          maxLength={80}
          value={address.LastName}
          error={errorOf('LastName')}
          onChange={(event) => change({ LastName: event.currentTarget.value })}
        />
      </FieldRow>
    </>
  );
}

/** Titles before and after the name, where the country's lists have some. */
function Titles({ address, change }: AddressPart) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const { data } = useCall(CALLS.commonData, commonDataInput(countryId));
  const { Title1List = [], Title2List = [] } = data?.Address ?? {};
  const options = (titles: readonly string[]) =>
    ['', ...titles.filter(Boolean)].map((value) => ({ value, label: value || '–' }));
  if (Title1List.length === 0 && Title2List.length === 0) return null;
  return (
    <FieldRow>
      {Title1List.length > 0 && (
        <SelectField
          id="Title1"
          label={t`Titel`}
          optional
          value={address.Title1 ?? ''}
          options={options(Title1List)}
          onChange={(event) => change({ Title1: event.currentTarget.value })}
        />
      )}
      {Title2List.length > 0 && (
        <SelectField
          id="Title2"
          label={t`Titel nach dem Namen`}
          optional
          value={address.Title2 ?? ''}
          options={options(Title2List)}
          onChange={(event) => change({ Title2: event.currentTarget.value })}
        />
      )}
    </FieldRow>
  );
}
