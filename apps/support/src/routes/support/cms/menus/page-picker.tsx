import type { CALLS, CallResponse } from '@heizplatz/contract';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffFormState } from '../../../../shared/staff-form/use-staff-form';

export type KnownPath = CallResponse<typeof CALLS.staffMenus>['Paths'][number];

/** No page has this address. */
const OTHER = '*';

interface PagePickerProps {
  readonly form: StaffFormState;
  /** The field of the address. */
  readonly name: string;
  readonly paths: readonly KnownPath[];
}

/** The page that an entry leads to, chosen by its title; any other address is written. */
export function PagePicker({ form, name, paths }: PagePickerProps) {
  const { t } = useLingui();
  const [isOther, setIsOther] = useState(false);
  const href = form.watch(name) ?? '';
  const isKnown = href === '' || paths.some(({ Path }) => Path === href);
  const isWritten = isOther || !isKnown;
  const sorted = paths.toSorted((a, b) => a.Title.localeCompare(b.Title, 'de'));
  return (
    <>
      <SelectField
        size="small"
        label={t`Seite`}
        value={isWritten ? OTHER : href}
        options={[
          { value: '', label: t`Bitte wählen` },
          ...sorted.map(({ Path, Title }) => ({ value: Path, label: `${Title} (${Path})` })),
          { value: OTHER, label: t`andere Adresse …` },
        ]}
        onChange={({ target: { value } }) => {
          setIsOther(value === OTHER);
          if (value !== OTHER) form.setValues({ ...form.getValues(), [name]: value });
        }}
      />
      <TextField
        {...form.field(name)}
        size="small"
        label={t`Ziel`}
        hint={isWritten ? t`Ein Pfad dieser Website oder eine Adresse mit https://.` : undefined}
        maxLength={500}
        autoComplete="off"
      />
    </>
  );
}
