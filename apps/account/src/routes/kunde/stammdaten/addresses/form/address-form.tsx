import { AddressFields, InvoiceAddressFields } from '@heizplatz/contract';
import { useContractForm } from '@heizplatz/form-ui';
import {
  AccessNotesField,
  addressIssues,
  addressValues,
  formAddressPart,
  NameFields,
  PhoneField,
  PlaceFields,
  useAddressFieldNames,
} from '@heizplatz/order-ui';
import { PostForm } from '@heizplatz/router';
import { Button, Checkbox, ErrorSummary } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../../../../shared/form-messages/use-account-issue-text';
import { type AddressEntry, DEFAULT_NAME, sentEntry } from './address-entry';

interface AddressFormProps {
  readonly initial: AddressEntry;
  readonly onDone: (entry: AddressEntry) => void;
}

/** Its values go into the list; the list is saved as a whole. Without JavaScript it is saved separately. */
export function AddressForm({ initial, onDone }: AddressFormProps) {
  const { t } = useLingui();
  const issueText = useAccountIssueText();
  const form = useContractForm({
    name: '',
    id: '',
    schema: initial.type === 0 ? InvoiceAddressFields : AddressFields,
    values: { ...addressValues(initial.address), [DEFAULT_NAME]: '' },
    read: (values) => sentEntry(values, initial).address,
    furtherIssues: (values) => addressIssues(sentEntry(values, initial).address, initial.type),
    issueText,
    fieldNames: useAddressFieldNames(),
    save: (_, values) => Promise.resolve(onDone(sentEntry(values, initial))),
  });
  const part = formAddressPart({
    form,
    before: initial.address,
    purpose: initial.type === 1 ? 'shipping' : 'billing',
  });
  return (
    <PostForm
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void form.submit(event)}
      aria-label={t`Adresse`}
    >
      <ErrorSummary errors={form.errors} />
      <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
      <NameFields {...part} />
      <PlaceFields {...part} />
      {initial.type === 1 && (
        <>
          <PhoneField {...part} />
          <AccessNotesField {...part} />
        </>
      )}
      {!initial.isDefault && (
        <Checkbox {...form.box(DEFAULT_NAME)} label={t`Neue Bestellungen mit dieser Adresse beginnen`} />
      )}
      <Button type="submit" variant="primary">
        <Trans>Übernehmen</Trans>
      </Button>
    </PostForm>
  );
}
