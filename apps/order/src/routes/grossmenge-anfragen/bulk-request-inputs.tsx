import { amountReading, type ProductGroup } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { FieldRow, NumberField, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { BulkRequestFields } from './bulk-request-body';

interface BulkRequestInputsProps {
  readonly group: ProductGroup;
  readonly fields: BulkRequestFields;
  readonly getError: (field: keyof BulkRequestFields) => string | undefined;
  readonly change: (changed: Partial<BulkRequestFields>) => void;
}

export function BulkRequestInputs({ group, fields, getError, change }: BulkRequestInputsProps) {
  const { t } = useLingui();
  const site = useSite();
  const getText = (field: Exclude<keyof BulkRequestFields, 'Amount'>) => ({
    id: field,
    name: field,
    value: fields[field],
    error: getError(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  return (
    <>
      <FieldRow>
        <TextField
          {...getText('ZipCode')}
          label={t`Postleitzahl`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={site.zipDigits}
        />
        <NumberField
          id="Amount"
          name="Amount"
          label={t`Menge`}
          suffix={group.unit}
          groupSign={site.numberSigns.group}
          maxLength={7}
          {...amountReading(group)}
          value={fields.Amount}
          error={getError('Amount')}
          onValueChange={(Amount) => change({ Amount })}
        />
      </FieldRow>
      <TextField {...getText('Name')} label={t`Name`} autoComplete="name" maxLength={160} />
      <FieldRow>
        <TextField {...getText('EmailAddress')} label={t`E-Mail-Adresse`} type="email" autoComplete="email" />
        <TextField {...getText('Phone')} label={t`Telefon`} type="tel" autoComplete="tel" maxLength={40} optional />
      </FieldRow>
      <TextArea
        {...getText('Message')}
        label={t`Nachricht`}
        hint={t`Zum Beispiel Wunschtermin, Zufahrt oder mehrere Lieferstellen`}
        rows={4}
        maxLength={2000}
        optional
      />
    </>
  );
}
