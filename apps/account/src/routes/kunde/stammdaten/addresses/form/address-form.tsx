import type { AddressFieldsInput } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { AccessNotesField, addressIssues, NameFields, PhoneField, PlaceFields } from '@heizplatz/order-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, Checkbox, ErrorSummary } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import formStyles from '../../../../../shared/form/form.module.css';
import { ProblemNotice } from '../../../../../shared/form/problem-notice';
import { useFieldErrors } from '../../../../../shared/registration/use-field-errors';
import { useIssueText } from '../../../../../shared/form/use-issue-text';
import { type AddressEntry, DEFAULT_NAME, sentEntry } from './address-entry';

interface AddressFormProps {
  readonly initial: AddressEntry;
  readonly onDone: (entry: AddressEntry) => void;
}

/** What it says goes into the list; the list is saved as a whole. Without script it is saved by itself. */
export function AddressForm({ initial, onDone }: AddressFormProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const refused = useRefusedForm();
  const [entry, setEntry] = useState(refused ? sentEntry(refused.typed, initial) : initial);
  const [issues, setIssues] = useState(refusedFields(refused?.problem ?? null));

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = addressIssues(entry.address, entry.type);
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
    <PostForm noValidate className={formStyles.form} onSubmit={submit} aria-label={t`Adresse`}>
      <ErrorSummary errors={fieldErrors(issues)} />
      {refused && Object.keys(issues).length === 0 && <ProblemNotice problem={refused.problem} />}
      <NameFields {...part} />
      <PlaceFields {...part} />
      {entry.type === 1 && (
        <>
          <PhoneField {...part} />
          <AccessNotesField {...part} />
        </>
      )}
      {!initial.isDefault && (
        <Checkbox
          label={t`Neue Bestellungen mit dieser Adresse beginnen`}
          name={DEFAULT_NAME}
          checked={entry.isDefault}
          onChange={(event) => setEntry({ ...entry, isDefault: event.currentTarget.checked })}
        />
      )}
      <Button type="submit" variant="primary">
        <Trans>Übernehmen</Trans>
      </Button>
    </PostForm>
  );
}
