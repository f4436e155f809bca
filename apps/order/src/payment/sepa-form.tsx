import { Button, Card, Checkbox, ErrorSummary, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { ProblemNotice } from '../checkout/problem-notice';
import { refusedFields } from '../checkout/refused-fields';
import { useFieldErrors } from '../checkout/use-field-errors';
import { useIssueText } from '../checkout/use-issue-text';
import styles from './payment-form.module.css';
import type { PaymentFormProps } from './payment-form-props';
import { sepaIssues } from './sepa-issues';
import { useSavePayment } from './use-save-payment';

/** The dealer's mandate: IBAN, holder, consent. The IBAN is checked again, and encrypted, by the server. */
export function SepaForm(props: PaymentFormProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const { isBusy, problem, savePayment } = useSavePayment(props);
  const { DeliveryAddress: address } = props.process;
  const [iban, setIban] = useState('');
  const [holder, setHolder] = useState(address ? `${address.FirstName} ${address.LastName}` : '');
  const [isAccepted, setIsAccepted] = useState(false);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const details = { Iban: iban, AccountHolder: holder, MandateAccepted: isAccepted };
    const wrong = sepaIssues(details);
    setIssues(wrong);
    if (Object.keys(wrong).length === 0) void savePayment(details);
  }

  const all = { ...issues, ...refusedFields(problem) };
  return (
    <form noValidate className={styles.form} aria-label={props.choice.Name} onSubmit={submit}>
      <ErrorSummary errors={fieldErrors(all)} />
      <ProblemNotice problem={problem} />
      <Card as="section" className={styles.fields}>
        <TextField
          id="Iban"
          label="IBAN"
          autoComplete="off"
          spellCheck={false}
          maxLength={42}
          value={iban}
          error={issueText(all['Iban'])}
          onChange={(event) => setIban(event.currentTarget.value)}
        />
        <TextField
          id="AccountHolder"
          label={t`Kontoinhaber`}
          autoComplete="name"
          maxLength={120}
          value={holder}
          error={issueText(all['AccountHolder'])}
          onChange={(event) => setHolder(event.currentTarget.value)}
        />
        <Checkbox
          id="MandateAccepted"
          look="card"
          label={<Mandate {...props} />}
          checked={isAccepted}
          error={issueText(all['MandateAccepted'])}
          onChange={(event) => setIsAccepted(event.currentTarget.checked)}
        />
      </Card>
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird geprüft …`}>
        <Trans>Weiter zur Zusammenfassung</Trans>
      </Button>
    </form>
  );
}

function Mandate({ process }: PaymentFormProps) {
  const { Company: company, CreditorId: creditorId } = process.Seller;
  return (
    <Trans>
      Ich ermächtige {company} (Gläubiger-ID {creditorId ?? '–'}), den Rechnungsbetrag nach der Lieferung einmalig von
      diesem Konto einzuziehen. Eine Erstattung kann ich binnen acht Wochen verlangen.
    </Trans>
  );
}
