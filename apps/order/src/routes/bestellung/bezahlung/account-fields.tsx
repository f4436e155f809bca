import { Checkbox, KeyValueList, LinkButton, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFieldErrorText } from '../../../shared/checkout/use-field-error-text';
import styles from './payment-form.module.css';
import { OTHER_ACCOUNT_QUERY, PAYMENT_FIELDS } from '../../../shared/payment/sent-details';
import type { PaymentForm } from './use-payment-form';

interface AccountFieldsProps {
  readonly form: PaymentForm;
  /** What is agreed to: who may take the money from where. */
  readonly mandate: ReactNode;
  /** By which reference the mandate is known. */
  readonly note: ReactNode;
}

/** The account to debit; a saved one displays only its first and last characters. */
export function AccountFields({ form, mandate, note }: AccountFieldsProps) {
  const { t } = useLingui();
  const issueText = useFieldErrorText();
  const { details, change, issues } = form;
  return (
    <div className={styles.fields}>
      {form.storedIban ? (
        <RetainedAccount iban={form.storedIban} onReplace={form.replaceIban} />
      ) : (
        <>
          <TextField
            id={PAYMENT_FIELDS.iban}
            name={PAYMENT_FIELDS.iban}
            label="IBAN"
            autoComplete="off"
            spellCheck={false}
            maxLength={42}
            value={details.iban}
            error={issueText(issues['Iban'])}
            onChange={(event) => change({ iban: event.currentTarget.value })}
          />
          <TextField
            id={PAYMENT_FIELDS.accountHolder}
            name={PAYMENT_FIELDS.accountHolder}
            label={t`Kontoinhaber`}
            autoComplete="name"
            maxLength={120}
            value={details.accountHolder}
            error={issueText(issues['AccountHolder'])}
            onChange={(event) => change({ accountHolder: event.currentTarget.value })}
          />
        </>
      )}
      <Checkbox
        id={PAYMENT_FIELDS.mandate}
        name={PAYMENT_FIELDS.mandate}
        variant="card"
        label={mandate}
        checked={details.isMandateAccepted}
        error={issueText(issues['MandateAccepted'])}
        onChange={(event) => change({ isMandateAccepted: event.currentTarget.checked })}
      />
      <p className="quiet">{note}</p>
    </div>
  );
}

function RetainedAccount({ iban, onReplace }: { readonly iban: string; readonly onReplace: () => void }) {
  return (
    <div className={styles.kept}>
      <KeyValueList variant="stacked" items={[{ id: 'iban', label: 'IBAN', value: iban }]} />
      <LinkButton
        size="small"
        href={OTHER_ACCOUNT_QUERY}
        onClick={(event) => {
          event.preventDefault();
          onReplace();
        }}
      >
        <Trans>Anderes Konto angeben</Trans>
      </LinkButton>
    </div>
  );
}
