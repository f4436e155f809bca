import type { ContractForm } from '@heizplatz/form-ui';
import { TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface ReasonFieldProps {
  readonly form: ContractForm;
  /** Absent: 'Reason'. */
  readonly name?: string;
  /** Who reads it; absent: staff alone, in the log. */
  readonly hint?: string;
}

/** Why: stands in the log, and in the mail where the action sends one. */
export function ReasonField({ form, name = 'Reason', hint }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...form.field(name)}
      label={t`Grund`}
      hint={hint ?? t`Steht im Protokoll. Nur Mitarbeiter lesen es.`}
      maxLength={300}
    />
  );
}
