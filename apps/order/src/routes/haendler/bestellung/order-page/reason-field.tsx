import type { ContractForm } from '@heizplatz/form-ui';
import { TextArea } from '@heizplatz/ui';

interface ReasonFieldProps {
  readonly field: ContractForm['field'];
  readonly label: string;
  readonly hint: string;
}

/** Why; the customer reads it. */
export function ReasonField({ label, hint, field }: ReasonFieldProps) {
  return <TextArea {...field('Reason')} label={label} hint={hint} maxLength={500} />;
}
