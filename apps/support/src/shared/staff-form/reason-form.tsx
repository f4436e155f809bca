import { TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { StaffForm } from './staff-form';
import { useStaffForm } from './use-staff-form';

const ReasonSchema = v.object({
  Reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'REQUIRED'), v.maxLength(300, 'TOO_LONG')),
});

interface ReasonFormProps {
  /** Distinguishes a page's forms. */
  readonly name: string;
  readonly submitText: string;
  /** Example of a good reason. */
  readonly placeholder?: string;
  readonly save: (reason: string) => Promise<unknown>;
  /** What will happen, above the field. */
  readonly children?: ReactNode;
}

/** An action that requires a reason: it is stored in the log. */
export function ReasonForm({ name, submitText, placeholder, save, children }: ReasonFormProps) {
  const { t } = useLingui();
  const form = useStaffForm({
    name,
    schema: ReasonSchema,
    values: { Reason: '' },
    read: ({ Reason }) => ({ Reason }),
    save: ({ Reason }) => save(Reason),
  });
  return (
    <StaffForm form={form} labels={{ Reason: t`Grund` }} submitText={submitText} submitVariant="secondary">
      {children}
      <TextField
        {...form.field('Reason')}
        label={t`Grund`}
        hint={t`Steht im Protokoll.`}
        placeholder={placeholder}
        maxLength={300}
        autoComplete="off"
      />
    </StaffForm>
  );
}
