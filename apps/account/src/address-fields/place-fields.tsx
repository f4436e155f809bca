import { siteById } from '@heizplatz/country';
import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { textProps } from './text-props';

/** Where, as the address's own country writes it: Austria's stairs and doors. */
export function PlaceFields(part: AddressPart) {
  const { t } = useLingui();
  const { iso, zipDigits } = siteById(part.address.CountryId);
  return (
    <>
      <FieldRow split="wideNarrow">
        <TextField {...textProps(part, 'Street', 'address-line1')} label={t`Straße`} />
        <TextField {...textProps(part, 'HouseNumber')} label={t`Hausnummer`} />
      </FieldRow>
      {iso === 'AT' && (
        <FieldRow>
          <TextField {...textProps(part, 'Staircase')} label={t`Stiege`} optional />
          <TextField {...textProps(part, 'Door')} label={t`Tür`} optional />
        </FieldRow>
      )}
      <FieldRow split="narrowWide">
        <TextField
          {...textProps(part, 'ZipCode', 'postal-code')}
          label={t`Postleitzahl`}
          inputMode="numeric"
          maxLength={zipDigits}
        />
        <TextField {...textProps(part, 'City', 'address-level2')} label={t`Ort`} />
      </FieldRow>
      <TextField
        {...textProps(part, 'Phone', 'tel')}
        type="tel"
        label={t`Telefon`}
        hint={t`Für die Abstimmung von Lieferterminen.`}
      />
    </>
  );
}
