import type { AddressFieldsInput, OrderProcess } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { type AddressKind, openedInvoice, sentAddress } from '@heizplatz/order-ui';
import { PostForm, useRefusedForm } from '@heizplatz/router';
import { Button, Card, Checkbox, ErrorSummary, Fieldset } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { SubmissionError } from '../checkout/submission-error';
import { useDraft } from '@heizplatz/order-ui';
import { useFieldErrors } from '../checkout/use-field-errors';
import { useFieldErrorText } from '../checkout/use-field-error-text';
import { useSave } from '../checkout/order-process/use-save';
import { PrerequisiteCards } from '../prerequisites/prerequisite-cards';
import { getAccessNeeds, type PrerequisiteForm } from '../prerequisites/use-prerequisites';
import { addressDrafts } from './address-drafts';
import { DeliveryFields, InvoiceFields } from './address-fields';
import styles from './address-form.module.css';
import { applyPlace } from './apply-place';
import { ELSEWHERE_NAME } from './form-names';
import { INVOICE_PREFIX, prefixIssues } from './invoice-prefix';
import { isBusiness } from './is-business';
import { orderAddressIssues } from './order-address-issues';

interface AddressFormProps {
  /** Identifies it among the page's forms when there is no JavaScript. */
  readonly formName: string;
  /** The key under which the tab stores the input. */
  readonly draftName: string;
  readonly initial: AddressFieldsInput;
  readonly process: OrderProcess;
  readonly kind: AddressKind;
  /** Initial values of the separate invoice address, if it may be entered with the delivery's. */
  readonly initialInvoice?: AddressFieldsInput;
  /** The form for what precedes the address, on the page where both are requested together; null in the modal. */
  readonly prerequisites: PrerequisiteForm | null;
  readonly submitLabel: ReactNode;
  /** `invoice`: null when it goes to the same address. */
  readonly onSave: (address: AddressFieldsInput, invoice: AddressFieldsInput | null) => Promise<unknown>;
  readonly onSaved: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const { formName, draftName, initial, process, kind, initialInvoice, prerequisites } = props;
  const { submitLabel, onSave, onSaved } = props;
  const { t } = useLingui();
  const issueText = useFieldErrorText();
  const fieldErrors = useFieldErrors();
  const refused = useRefusedForm(formName);
  const { isBusy, problem, save } = useSave(refused?.problem);
  const draft = useDraft(addressDrafts, draftName, sentAddress(refused?.values ?? {}, initial));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const forBusiness = isBusiness(process);
  const address = kind === 'lieferadresse' ? applyPlace(initial, draft.value) : draft.value;
  const invoiceDraft = useDraft(addressDrafts, `${draftName} invoice`, initialInvoice ?? initial);
  const [isElsewhere, setElsewhere] = useState(false);
  // The payer is called where the goods go.
  const invoice = isElsewhere ? { ...invoiceDraft.value, Phone: address.Phone } : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...prerequisites?.issues(),
      ...orderAddressIssues(address, forBusiness, kind),
      ...(invoice && prefixIssues(orderAddressIssues(invoice, forBusiness, 'rechnungsadresse'))),
    };
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const saveAll = async () => {
      await prerequisites?.save();
      await onSave(address, invoice);
    };
    if (!(await save(saveAll))) return;
    prerequisites?.forget();
    draft.forget();
    invoiceDraft.forget();
    onSaved();
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  const part = {
    address,
    change: (changed: Partial<AddressFieldsInput>) => draft.change({ ...address, ...changed }),
    getError: (field: string) => issueText(all[field]),
    purpose: kind === 'lieferadresse' ? 'shipping' : 'billing',
  } as const;
  const invoicePart = {
    address: invoiceDraft.value,
    change: (changed: Partial<AddressFieldsInput>) => invoiceDraft.change({ ...invoiceDraft.value, ...changed }),
    getError: (field: string) => issueText(all[INVOICE_PREFIX + field]),
    idPrefix: INVOICE_PREFIX,
    purpose: 'billing',
  } as const;
  const Frame = prerequisites ? AddressCard : Fragment;
  return (
    <PostForm
      name={formName}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label={t`Adresse`}
    >
      <ErrorSummary errors={fieldErrors(all)} />
      {!getAccessNeeds(problem) && <SubmissionError problem={problem} />}
      {prerequisites && (
        <PrerequisiteCards
          form={prerequisites}
          isBusy={isBusy}
          problem={problem}
          getError={(field) => issueText(all[field])}
        />
      )}
      <Frame>
        {kind === 'lieferadresse' ? (
          <DeliveryFields part={part} forBusiness={forBusiness} />
        ) : (
          <InvoiceFields part={part} forBusiness={forBusiness} />
        )}
        {initialInvoice && (
          <Checkbox
            label={t`Die Rechnung geht an eine andere Adresse`}
            name={ELSEWHERE_NAME}
            checked={isElsewhere}
            onChange={(event) => {
              setElsewhere(event.currentTarget.checked);
              invoiceDraft.change(openedInvoice(invoiceDraft.value, address));
            }}
          />
        )}
        {isElsewhere && (
          <Fieldset legend={<Trans>Rechnungsadresse</Trans>}>
            <InvoiceFields part={invoicePart} forBusiness={forBusiness} />
          </Fieldset>
        )}
      </Frame>
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        {submitLabel}
      </Button>
    </PostForm>
  );
}

const AddressCard = ({ children }: { readonly children: ReactNode }) => (
  <Card as="section" className={styles.form}>
    {children}
  </Card>
);
