import { useCall } from '@heizplatz/api-client';
import { CALLS, type TextModule } from '@heizplatz/contract';
import { SelectField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface TextModuleFieldProps {
  /** The addressee's. */
  readonly kind: TextModule['Kind'];
  /** With its placeholders as they stand. */
  readonly onInsert: (text: string) => void;
}

/** Stored text modules of the addressee's kind; choosing one inserts it into the answer. */
export function TextModuleField({ kind, onInsert }: TextModuleFieldProps) {
  const { t } = useLingui();
  const { data } = useCall(CALLS.textModules, {});
  const modules = (data?.Items ?? []).filter(({ Kind }) => Kind === kind);
  return (
    <SelectField
      label={t`Textbaustein`}
      optional
      size="small"
      value=""
      options={[
        { value: '', label: t`Auswählen …` },
        ...modules.map(({ Id, Title }) => ({ value: String(Id), label: Title })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = modules.find(({ Id }) => String(Id) === currentTarget.value);
        if (chosen) onInsert(chosen.Text);
      }}
    />
  );
}
