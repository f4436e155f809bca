import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { FieldRow, RadioGroup, SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { commonDataInput } from './common-data-input';
import { addressTextProps } from './address-text-props';

const SALUTATIONS = [0, 1, 2] as const;

/** Who: salutation never required (rule LAW-07), titles as the country has them. */
export function PersonFields(part: AddressPart) {
  const { t } = useLingui();
  const { address, change, idPrefix = '' } = part;
  const names = [t`keine Angabe`, t`Frau`, t`Herr`];
  return (
    <>
      <RadioGroup
        legend={t`Anrede`}
        name={`${idPrefix}Salutation`}
        id={`${idPrefix}Salutation`}
        variant="compact"
        value={String(address.Salutation ?? 0)}
        options={SALUTATIONS.map((value) => ({ value: String(value), label: names[value] }))}
        onValueChange={(text) => change({ Salutation: SALUTATIONS.find((one) => String(one) === text) ?? 0 })}
      />
      <Titles {...part} />
      <FieldRow>
        <TextField {...addressTextProps(part, 'FirstName', 'given-name')} label={t`Vorname`} />
        <TextField {...addressTextProps(part, 'LastName', 'family-name')} label={t`Nachname`} />
      </FieldRow>
    </>
  );
}

/** Titles before and after the name, where the country's lists have some. */
function Titles({ address, change, idPrefix = '' }: AddressPart) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const { data } = useCall(CALLS.commonData, commonDataInput(countryId));
  const fields = [
    { name: 'Title1', label: t`Titel`, titles: data?.Address.Title1List },
    { name: 'Title2', label: t`Titel nach dem Namen`, titles: data?.Address.Title2List },
  ] as const;
  const visible = fields.filter(({ titles }) => titles && titles.length > 0);
  if (visible.length === 0) return null;
  return (
    <FieldRow>
      {visible.map(({ name, label, titles = [] }) => (
        <SelectField
          key={name}
          id={idPrefix + name}
          name={idPrefix + name}
          label={label}
          optional
          value={address[name] ?? ''}
          options={['', ...titles.filter(Boolean)].map((value) => ({ value, label: value || '–' }))}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
    </FieldRow>
  );
}
