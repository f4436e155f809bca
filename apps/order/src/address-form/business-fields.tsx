import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';

/** What a business has on its invoice. */
export function BusinessFields({ address, change, errorOf }: AddressPart) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        id="CompanyName"
        label={t`Firma`}
        autoComplete="organization"
        maxLength={120}
        value={address.CompanyName}
        error={errorOf('CompanyName')}
        onChange={(event) => change({ CompanyName: event.currentTarget.value })}
      />
      <FieldRow>
        <TextField
          id="TaxNumber"
          label={t`Steuernummer oder USt-IdNr.`}
          optional
          autoComplete="off"
          maxLength={40}
          value={address.TaxNumber ?? ''}
          error={errorOf('TaxNumber')}
          onChange={(event) => change({ TaxNumber: event.currentTarget.value })}
        />
        <TextField
          id="CostCentre"
          label={t`Kostenstelle`}
          optional
          autoComplete="off"
          maxLength={40}
          value={address.CostCentre ?? ''}
          error={errorOf('CostCentre')}
          onChange={(event) => change({ CostCentre: event.currentTarget.value })}
        />
      </FieldRow>
    </>
  );
}
