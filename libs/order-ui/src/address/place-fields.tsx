import { countryRules, siteById } from '@heizplatz/country';
import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { addressTextProps } from './address-text-props';

interface PlaceFieldsProps extends AddressPart {
  /** Why the postcode cannot be changed; absent: it can. */
  readonly fixedZipHint?: string | undefined;
}

/** Where, as the address's own country writes it: Austria's stairs and doors. */
export function PlaceFields({ fixedZipHint, ...part }: PlaceFieldsProps) {
  const { t } = useLingui();
  const { zipDigits } = siteById(part.address.CountryId);
  const { hasStaircases } = countryRules(part.address.CountryId);
  return (
    <>
      <FieldRow split="wideNarrow">
        <TextField {...addressTextProps(part, 'Street', 'address-line1')} label={t`Straße`} />
        <TextField {...addressTextProps(part, 'HouseNumber')} label={t`Hausnummer`} />
      </FieldRow>
      {hasStaircases && (
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
          readOnly={fixedZipHint !== undefined}
          hint={fixedZipHint}
        />
        <TextField {...addressTextProps(part, 'City', 'address-level2')} label={t`Ort`} />
      </FieldRow>
    </>
  );
}
