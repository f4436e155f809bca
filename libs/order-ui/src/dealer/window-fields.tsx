import type { ContractForm } from '@heizplatz/form-ui';
import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface WindowFieldsProps {
  readonly field: ContractForm['field'];
  readonly optional?: boolean;
  /** The first day that can be chosen. */
  readonly min: string;
}

/** Day and hours of a delivery. */
export function WindowFields({ field, optional = false, min }: WindowFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...field('Date')} type="date" label={t`Tag`} optional={optional} min={min} />
      <FieldRow>
        <TextField {...field('From')} type="time" label={t`von`} />
        <TextField {...field('To')} type="time" label={t`bis`} />
      </FieldRow>
    </>
  );
}
