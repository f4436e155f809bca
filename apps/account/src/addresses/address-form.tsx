import type { AddressFieldsInput } from '@heizplatz/contract';
import { AccessNotesField, addressIssues, NameFields, PlaceFields } from '@heizplatz/order-ui';
import { Button, Checkbox, ErrorSummary } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import formStyles from '../form/form.module.css';
import { ScriptNeeded } from '../form/script-needed';
import { useFieldErrors } from '../registration/use-field-errors';
import { useIssueText } from '../form/use-issue-text';
import type { AddressEntry } from './address-entry';

interface AddressFormProps {
  readonly initial: AddressEntry;
  readonly onDone: (entry: AddressEntry) => void;
}

/** What it says goes into the list; the list is saved as a whole. */
export function AddressForm({ initial, onDone }: AddressFormProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const [entry, setEntry] = useState(initial);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = addressIssues(entry.address);
    setIssues(wrong);
    if (Object.keys(wrong).length === 0) onDone(entry);
  }

  const part = {
    address: entry.address,
    change: (changed: Partial<AddressFieldsInput>) => setEntry({ ...entry, address: { ...entry.address, ...changed } }),
    errorOf: (field: string) => issueText(issues[field]),
    purpose: entry.type === 1 ? 'shipping' : 'billing',
  } as const;
  return (
    <form noValidate className={formStyles.form} onSubmit={submit} aria-label={t`Adresse`}>
      <ErrorSummary errors={fieldErrors(issues)} />
      <NameFields {...part} />
      <PlaceFields {...part} />
      {entry.type === 1 && <AccessNotesField {...part} />}
      {!initial.isDefault && (
        <Checkbox
          label={t`Neue Bestellungen mit dieser Adresse beginnen`}
          checked={entry.isDefault}
          onChange={(event) => setEntry({ ...entry, isDefault: event.currentTarget.checked })}
        />
      )}
      <Button type="submit" variant="primary">
        <Trans>Übernehmen</Trans>
      </Button>
      <ScriptNeeded />
    </form>
  );
}
