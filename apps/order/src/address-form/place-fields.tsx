import { useSite } from '@heizplatz/router';
import { FieldRow, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';

/** Where to, and what the driver should know. */
export function PlaceFields({
  address,
  change,
  errorOf,
  isPlaceFixed,
}: AddressPart & { readonly isPlaceFixed: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <StreetFields address={address} change={change} errorOf={errorOf} />
      <FieldRow split="narrowWide">
        <TextField
          id="ZipCode"
          label={t`Postleitzahl`}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          readOnly={isPlaceFixed}
          hint={isPlaceFixed ? t`Der Preis gilt hier.` : undefined}
          value={address.ZipCode}
          error={errorOf('ZipCode')}
          onChange={(event) => change({ ZipCode: event.currentTarget.value })}
        />
        <TextField
          id="City"
          label={t`Ort`}
          autoComplete="address-level2"
          maxLength={80}
          value={address.City}
          error={errorOf('City')}
          onChange={(event) => change({ City: event.currentTarget.value })}
        />
      </FieldRow>
      <TextField
        id="Phone"
        type="tel"
        label={t`Telefon`}
        hint={t`Für die Abstimmung des Liefertermins.`}
        autoComplete="tel"
        maxLength={40}
        value={address.Phone}
        error={errorOf('Phone')}
        onChange={(event) => change({ Phone: event.currentTarget.value })}
      />
      <TextArea
        id="AccessNotes"
        label={t`Hinweise zur Zufahrt`}
        optional
        maxLength={500}
        value={address.AccessNotes ?? ''}
        onChange={(event) => change({ AccessNotes: event.currentTarget.value })}
      />
    </>
  );
}

/** Street and number; Austria's stairs and doors. */
function StreetFields({ address, change, errorOf }: AddressPart) {
  const { t } = useLingui();
  const { iso } = useSite();
  return (
    <>
      <FieldRow split="wideNarrow">
        <TextField
          id="Street"
          label={t`Straße`}
          autoComplete="address-line1"
          maxLength={120}
          value={address.Street}
          error={errorOf('Street')}
          onChange={(event) => change({ Street: event.currentTarget.value })}
        />
        <TextField
          id="HouseNumber"
          label={t`Hausnummer`}
          autoComplete="off"
          maxLength={20}
          value={address.HouseNumber}
          error={errorOf('HouseNumber')}
          onChange={(event) => change({ HouseNumber: event.currentTarget.value })}
        />
      </FieldRow>
      {iso === 'AT' && (
        <FieldRow>
          <TextField
            id="Staircase"
            label={t`Stiege`}
            optional
            maxLength={20}
            value={address.Staircase}
            onChange={(event) => change({ Staircase: event.currentTarget.value })}
          />
          <TextField
            id="Door"
            label={t`Tür`}
            optional
            maxLength={20}
            value={address.Door}
            onChange={(event) => change({ Door: event.currentTarget.value })}
          />
        </FieldRow>
      )}
    </>
  );
}
