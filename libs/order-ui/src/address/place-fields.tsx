import { siteById } from '@heizplatz/country';
import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { addressTextProps } from './address-text-props';

interface PlaceFieldsProps extends AddressPart {
  /** The price of the offer holds at this postcode alone: it is shown and stays. */
  readonly isPlaceFixed?: boolean;
}

/** Where, as the address's own country writes it: Austria's stairs and doors. */
export function PlaceFields({ isPlaceFixed = false, ...part }: PlaceFieldsProps) {
  const { t } = useLingui();
  const { iso, zipDigits } = siteById(part.address.CountryId);
  return (
    <>
      <FieldRow split="wideNarrow">
        <TextField {...addressTextProps(part, 'Street', 'address-line1')} label={t`Straße`} />
        <TextField {...addressTextProps(part, 'HouseNumber')} label={t`Hausnummer`} />
      </FieldRow>
      {iso === 'AT' && (
        <FieldRow>
          <TextField {...addressTextProps(part, 'Staircase')} label={t`Stiege`} optional />
          <TextField {...addressTextProps(part, 'Door')} label={t`Tür`} optional />
        </FieldRow>
      )}
      <FieldRow split="narrowWide">
        <TextField
          {...addressTextProps(part, 'ZipCode', 'postal-code')}
          label={t`Postleitzahl`}
          inputMode="numeric"
          maxLength={zipDigits}
          readOnly={isPlaceFixed}
          hint={isPlaceFixed ? t`Der Preis gilt hier.` : undefined}
        />
        <TextField {...addressTextProps(part, 'City', 'address-level2')} label={t`Ort`} />
      </FieldRow>
      <TextField
        {...addressTextProps(part, 'Phone', 'tel')}
        type="tel"
        label={t`Telefon`}
        hint={t`Für die Abstimmung des Liefertermins.`}
      />
    </>
  );
}
