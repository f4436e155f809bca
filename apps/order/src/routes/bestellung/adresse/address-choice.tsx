import { useApi } from '@heizplatz/api-client';
import { refusedFields } from '@heizplatz/form-ui';
import { NEW_ADDRESS } from '@heizplatz/order-ui';
import { PostForm, useNavigate, useRefusedForm } from '@heizplatz/router';
import { Button, Card, Checkbox, ErrorSummary } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { AddressOutlet } from '../../../shared/address-form/address-outlet';
import { deliverable } from '../../../shared/address-form/deliverable';
import { ELSEWHERE_NAME, FORM_NAMES } from '../../../shared/address-form/form-names';
import { isBusiness } from '../../../shared/address-form/is-business';
import { addressFormPath } from '../../../shared/checkout/checkout-paths';
import { getStepAfter } from '../../../shared/checkout/default-payment';
import { NextLabel } from '../../../shared/checkout/steps/next-label';
import { nextPath } from '../../../shared/checkout/steps/next-path';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { useFieldErrors } from '../../../shared/checkout/use-field-errors';
import { useFieldErrorText } from '../../../shared/checkout/use-field-error-text';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import { PrerequisiteCards } from '../../../shared/prerequisites/prerequisite-cards';
import { getAccessNeeds, usePrerequisites } from '../../../shared/prerequisites/use-prerequisites';
import styles from './address-choice.module.css';
import { AddressList } from './address-list';
import { chooseAddresses } from '../../../shared/address/choose-addresses';
import type { ChosenAddresses } from './chosen-addresses';

interface AddressChoiceProps extends AddressOutlet {
  readonly chosen: ChosenAddresses;
  readonly onChoose: (chosen: ChosenAddresses) => void;
}

/** One of the customer's addresses for the delivery, and another for the invoice when it goes elsewhere. */
export function AddressChoice({ process, group, addresses, chosen, onChoose }: AddressChoiceProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [first, choice] = [useRefusedForm(FORM_NAMES.first), useRefusedForm(FORM_NAMES.choice)];
  const refused = choice ?? first;
  const { isBusy, problem, save } = useSave(refused?.problem.code === 'VALIDATION' ? null : refused?.problem);
  const issueText = useFieldErrorText();
  const fieldErrors = useFieldErrors();
  const prerequisites = usePrerequisites({ process, group }, refused?.values);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>(refusedFields(refused?.problem ?? null));
  const state = getStepAfter(process, 'adresse');
  const deliveries = deliverable(addresses, process);
  const delivery = deliveries.find(({ Id }) => Id === chosen.deliveryId) ?? deliveries[0];
  const invoices = addresses.InvoiceAddressList;
  const displayInvoice = invoices.find(({ Id }) => Id === chosen.invoiceId) ?? invoices[0];
  const invoice = chosen.hasInvoice ? displayInvoice : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = prerequisites.issues();
    setIssues(wrong);
    if (Object.keys(wrong).length > 0 || !delivery) return;
    if (chosen.hasInvoice && !invoice) return void navigate(addressFormPath(group, 'rechnungsadresse', NEW_ADDRESS));
    // A business customer is determined by delivery point 1 (rule CHECKOUT-05); the form requires its name.
    if (isBusiness(process) && !delivery.CompanyName)
      return void navigate(addressFormPath(group, 'lieferadresse', delivery.Id));
    const chosenIds = { deliveryId: delivery.Id, invoiceId: invoice?.Id ?? null };
    const saveAll = async () => {
      await prerequisites.save();
      await chooseAddresses(api, { process, group }, chosenIds);
    };
    if (!(await save(saveAll))) return;
    prerequisites.forget();
    void navigate(nextPath(state, 'adresse', group));
  }

  const invoiceList = (
    <AddressList
      legend={t`Rechnungsadresse`}
      error={choice?.problem.code === 'VALIDATION' ? t`Bitte wählen Sie die Rechnungsadresse.` : undefined}
      kind="rechnungsadresse"
      list={invoices}
      chosen={displayInvoice?.Id}
      onChoose={(invoiceId) => onChoose({ ...chosen, invoiceId })}
      group={group}
    />
  );
  return (
    <PostForm
      name={FORM_NAMES.choice}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label={t`Adressen`}
    >
      <ErrorSummary errors={fieldErrors(issues)} />
      {!getAccessNeeds(problem) && <SubmissionError problem={problem} />}
      <PrerequisiteCards
        form={prerequisites}
        isBusy={isBusy}
        problem={problem}
        getError={(field) => issueText(issues[field])}
      />
      <Card as="section">
        <AddressList
          legend={process.Stations.length > 1 ? t`Adresse der ersten Lieferstelle` : t`Lieferadresse`}
          kind="lieferadresse"
          list={deliveries}
          chosen={delivery?.Id}
          onChoose={(deliveryId) => onChoose({ ...chosen, deliveryId })}
          group={group}
        />
      </Card>
      {process.AllowInvoiceAddress && (
        <Card as="section" className="opened-by-check">
          <Checkbox
            label={t`Die Rechnung geht an eine andere Adresse`}
            name={ELSEWHERE_NAME}
            checked={chosen.hasInvoice}
            onChange={(event) => onChoose({ ...chosen, hasInvoice: event.currentTarget.checked })}
          />
          {chosen.hasInvoice ? invoiceList : invoices.length > 0 && <noscript>{invoiceList}</noscript>}
        </Card>
      )}
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <NextLabel state={state} path="adresse" />
      </Button>
    </PostForm>
  );
}
