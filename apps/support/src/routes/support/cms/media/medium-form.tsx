import { useApi } from '@heizplatz/api-client';
import { CALLS, StaffMedium } from '@heizplatz/contract';
import { Checkbox, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { toBody, type FormValues } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';

const toValues = ({ FileName, Alt }: StaffMedium): FormValues => ({
  FileName,
  Alt,
  IsDecorative: Alt === '' ? 'on' : '',
});

interface MediumFormProps {
  readonly medium: StaffMedium;
  readonly onSaved: (saved: StaffMedium) => void;
}

/** A file's name and text. */
export function MediumForm({ medium, onSaved }: MediumFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const labels = { FileName: t`Name`, Alt: t`Alternativtext`, IsDecorative: t`Schmückend, ohne eigene Aussage` };
  const form = useStaffForm({
    name: 'medium',
    schema: toBody(CALLS.saveMedium),
    values: toValues(medium),
    version: medium.Version,
    read: (values, Version) => ({
      Key: medium.Key,
      Version,
      FileName: values['FileName'],
      Alt: values['Alt'],
      IsDecorative: values['IsDecorative'] === 'on',
    }),
    toValues: (current) => {
      const parsed = v.safeParse(StaffMedium, current);
      return parsed.success ? toValues(parsed.output) : null;
    },
    save: async (body) => onSaved(await api(CALLS.saveMedium, { body })),
  });
  return (
    <StaffForm form={form} labels={labels}>
      <TextField {...form.field('FileName')} label={labels.FileName} maxLength={90} />
      <TextField
        {...form.field('Alt')}
        label={labels.Alt}
        hint={t`In deutscher Schreibung; die Schweiz bekommt ss statt ß.`}
        maxLength={300}
        disabled={form.watch('IsDecorative') === 'on'}
      />
      <Checkbox {...form.box('IsDecorative')} variant="compact" label={labels.IsDecorative} />
    </StaffForm>
  );
}
