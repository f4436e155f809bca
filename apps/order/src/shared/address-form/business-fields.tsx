import { type AddressPart, addressTextProps } from '@heizplatz/order-ui';
import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

/** What a business has on its invoice. */
export function BusinessFields(part: AddressPart) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...addressTextProps(part, 'CompanyName', 'organization')} label={t`Firma`} />
      <FieldRow>
        <TextField {...addressTextProps(part, 'TaxNumber')} label={t`Steuernummer oder USt-IdNr.`} optional />
        <TextField {...addressTextProps(part, 'CostCentre')} label={t`Kostenstelle`} optional />
      </FieldRow>
    </>
  );
}
