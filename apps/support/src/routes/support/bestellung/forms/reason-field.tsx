import { TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ActionFields } from './action-form';

interface ReasonFieldProps extends ActionFields {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Who reads it; absent: staff alone, in the log. */
  readonly hint?: string;
}

/** Why: stands in the log, and in the mail where the act sends one. */
export function ReasonField({ getId, getError, value, onChange, hint }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      id={getId('Reason')}
      label={t`Grund`}
      hint={hint ?? t`Steht im Protokoll. Nur Mitarbeiter lesen es.`}
      maxLength={300}
      value={value}
      error={getError('Reason')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
