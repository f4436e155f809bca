import { AddressFields, type AddressFieldsInput, type OrderProcess } from '@heizplatz/contract';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldIssues } from '../checkout/field-issues';
import { ProblemNotice } from '../checkout/problem-notice';
import { refusedFields } from '../checkout/refused-fields';
import { useFieldErrors } from '../checkout/use-field-errors';
import { useIssueText } from '../checkout/use-issue-text';
import { useSave } from '../checkout/use-save';
import styles from './address-form.module.css';
import { NameFields } from './name-fields';
import { PlaceFields } from './place-fields';

interface AddressFormProps {
  readonly initial: AddressFieldsInput;
  readonly process: OrderProcess;
  /** Delivery addresses: the offer's postcode and place cannot be changed. */
  readonly isPlaceFixed: boolean;
  readonly submitLabel: ReactNode;
  readonly onSave: (address: AddressFieldsInput) => Promise<unknown>;
  readonly onSaved: () => void;
}

export function AddressForm({ initial, process, isPlaceFixed, submitLabel, onSave, onSaved }: AddressFormProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const { isBusy, problem, save } = useSave();
  const [address, setAddress] = useState(initial);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = fieldIssues(AddressFields, address);
    setIssues(wrong);
    if (Object.keys(wrong).length === 0 && (await save(() => onSave(address)))) onSaved();
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  const part = {
    address,
    change: (changed: Partial<AddressFieldsInput>) => setAddress({ ...address, ...changed }),
    errorOf: (field: string) => issueText(all[field]),
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={t`Adresse`}>
      <ErrorSummary errors={fieldErrors(all)} />
      <ProblemNotice problem={problem} />
      <NameFields {...part} allowCompany={process.AllowCompany} />
      <PlaceFields {...part} isPlaceFixed={isPlaceFixed} />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        {submitLabel}
      </Button>
    </form>
  );
}
