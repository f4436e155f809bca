import { TextArea } from '@heizplatz/ui';
import type { ActionFields } from '../../../../shared/order-form/action-form';

interface ReasonFieldProps extends ActionFields {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why; the customer reads it. */
export function ReasonField({ label, hint, value, onChange, field }: ReasonFieldProps) {
  return (
    <TextArea
      {...field('Reason')}
      label={label}
      hint={hint}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
