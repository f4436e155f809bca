import type { AddressFieldsInput, OrderProcess } from '@heizplatz/contract';
import { AccessNotesField, PersonFields, PlaceFields, refusedFields, sentAddress } from '@heizplatz/order-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ProblemNotice } from '../checkout/problem-notice';
import { useDraft } from '@heizplatz/order-ui';
import { useFieldErrors } from '../checkout/use-field-errors';
import { useIssueText } from '../checkout/use-issue-text';
import { useSave } from '../checkout/use-save';
import { addressDrafts } from './address-drafts';
import styles from './address-form.module.css';
import { atPlaceOf } from './at-place-of';
import { BusinessFields } from './business-fields';
import { isBusiness } from './is-business';
import { orderAddressIssues } from './order-address-issues';

interface AddressFormProps {
  /** Among the page's forms, for whoever has no script. */
  readonly formName: string;
  /** Under this name the tab remembers what was typed. */
  readonly draftName: string;
  readonly initial: AddressFieldsInput;
  readonly process: OrderProcess;
  /** Delivery addresses: the offer's postcode and place cannot be changed. */
  readonly isPlaceFixed: boolean;
  readonly submitLabel: ReactNode;
  readonly onSave: (address: AddressFieldsInput) => Promise<unknown>;
  readonly onSaved: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const { formName, draftName, initial, process, isPlaceFixed, submitLabel, onSave, onSaved } = props;
  const { t } = useLingui();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const refused = useRefusedForm(formName);
  const { isBusy, problem, save } = useSave(refused?.problem);
  const draft = useDraft(addressDrafts, draftName, sentAddress(refused?.typed ?? {}, initial));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const forBusiness = isBusiness(process);
  const address = isPlaceFixed ? atPlaceOf(initial, draft.value) : draft.value;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = orderAddressIssues(address, forBusiness);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0 || !(await save(() => onSave(address)))) return;
    draft.forget();
    onSaved();
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  const part = {
    address,
    change: (changed: Partial<AddressFieldsInput>) => draft.change({ ...address, ...changed }),
    errorOf: (field: string) => issueText(all[field]),
    purpose: isPlaceFixed ? 'shipping' : 'billing',
  } as const;
  return (
    <PostForm
      name={formName}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label={t`Adresse`}
    >
      <ErrorSummary errors={fieldErrors(all)} />
      <ProblemNotice problem={problem} />
      <PersonFields {...part} />
      {forBusiness && <BusinessFields {...part} />}
      <PlaceFields {...part} fixedZipHint={isPlaceFixed ? t`Der Preis gilt hier.` : undefined} />
      <AccessNotesField {...part} />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        {submitLabel}
      </Button>
    </PostForm>
  );
}
