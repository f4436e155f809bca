import type { CreditTerms } from '@heizplatz/contract';
import { Card, CardHeader, Checkbox, KeyValueList, Notice, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldErrorText } from '../../../shared/checkout/use-field-error-text';
import styles from './payment-form.module.css';
import { PAYMENT_FIELDS } from '../../../shared/payment/sent-details';
import type { PaymentForm } from './use-payment-form';

/**
 * The information required by law before a credit is taken, the lender, and the consent to the check (CCD2, KKG).
 */
export function CreditInformation({ credit, form }: { readonly credit: CreditTerms; readonly form: PaymentForm }) {
  const { t } = useLingui();
  const issueText = useFieldErrorText();
  const { details, change, issues } = form;
  return (
    <Card as="section" aria-labelledby="kredit">
      <CardHeader titleId="kredit" title={<Trans>Standardinformationen zum Kredit</Trans>} />
      <div className={styles.fields}>
        <Notice tone="warn" title={credit.Warning} />
        <KeyValueList
          variant="lined"
          items={[
            { id: 'lender', label: t`Kreditgeber`, value: `${credit.Lender}, ${credit.LenderAddress}` },
            ...credit.StandardInformation.map(({ Label, Value }) => ({ id: Label, label: Label, value: Value })),
          ]}
        />
        <TextField
          id={PAYMENT_FIELDS.birth}
          name={PAYMENT_FIELDS.birth}
          type="date"
          label={t`Geburtsdatum`}
          hint={
            form.isBirthDateStored
              ? t`Ihr Geburtsdatum liegt schon vor; es bleibt, wenn Sie hier nichts angeben.`
              : t`Der Kreditgeber prüft damit, wer den Kredit nimmt.`
          }
          optional={form.isBirthDateStored}
          autoComplete="bday"
          min="1900-01-01"
          value={details.dateOfBirth}
          error={issueText(issues['DateOfBirth'])}
          onChange={(event) => change({ dateOfBirth: event.currentTarget.value })}
        />
        <Checkbox
          id={PAYMENT_FIELDS.credit}
          name={PAYMENT_FIELDS.credit}
          variant="card"
          label={credit.ConsentText}
          checked={details.isCreditAccepted}
          error={issueText(issues['CreditConsent'])}
          onChange={(event) => change({ isCreditAccepted: event.currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
