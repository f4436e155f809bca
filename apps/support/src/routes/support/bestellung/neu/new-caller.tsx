import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { fieldIssues, refusedFields, useIssueText } from '@heizplatz/form-ui';
import { Button, Disclosure, ErrorSummary, FieldRow, TextField } from '@heizplatz/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import styles from '../../../../shared/order/action-form.module.css';
import type { Caller } from './caller-search';
import type { GoodsTarget } from './goods-path';
import { SubmissionError } from '../../../../shared/order/submission-error';
import { useOrderFor } from './use-order-for';

const EMPTY = { FirstName: '', LastName: '', EmailAddress: '', Phone: '' };
type Field = keyof typeof EMPTY;
/** What is known of a guest: 'Vogt, Anke' has the first name last. */
function getKnown({ Name, Email: EmailAddress, Phone }: Caller): typeof EMPTY {
  const [LastName = '', FirstName = ''] = Name.split(', ');
  return { FirstName, LastName, EmailAddress, Phone };
}

const LABELS = { EMAIL_INV: msg`Das ist keine E-Mail-Adresse.` };

/**
 * A caller without an account gets one: a mail says so and has a link to set a password. Then it continues as for
 * others.
 */
export function NewCaller({ goods, guest }: { readonly goods: GoodsTarget; readonly guest: Caller | null }) {
  const { t } = useLingui();
  const api = useApi();
  const issueText = useIssueText(LABELS);
  const { isBusy, problem, orderFor } = useOrderFor(goods);
  const [body, setBody] = useState(guest ? getKnown(guest) : EMPTY);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const labels = { FirstName: t`Vorname`, LastName: t`Nachname`, EmailAddress: t`E-Mail`, Phone: t`Telefon` };
  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  async function click(event: FormEvent) {
    event.preventDefault();
    const { body: schema } = CALLS.staffCreateCustomer;
    const wrong = schema ? fieldIssues(schema, body) : {};
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    await orderFor({
      CountryId: goods.countryId,
      ZipCode: guest && guest.CountryId === goods.countryId ? guest.ZipCode : '',
      getId: async () => {
        const input = { ...body, CountryId: goods.countryId };
        return (await api(CALLS.staffCreateCustomer, { body: input })).UserId;
      },
    });
  }
  useEffect(() => {
    if (guest) document.getElementById('neu-FirstName')?.focus();
  }, [guest]);
  const field = (name: Field) => ({
    id: `neu-${name}`,
    label: labels[name],
    value: body[name],
    error: issueText(all[name]),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setBody({ ...body, [name]: currentTarget.value }),
  });
  const errors = Object.entries(all).map(([name, code]) => ({
    fieldId: `neu-${name}`,
    message: `${Object.entries(labels).find(([key]) => key === name)?.[1] ?? ''}: ${issueText(code) ?? ''}`,
  }));
  return (
    <Disclosure open={guest !== null} summary={<Trans>Neuen Kunden anlegen</Trans>}>
      <form
        noValidate
        className={styles.form}
        aria-label={t`Neuen Kunden anlegen`}
        onSubmit={(event) => void click(event)}
      >
        <ErrorSummary errors={errors} />
        {errors.length === 0 && <SubmissionError problem={problem} />}
        <FieldRow>
          <TextField {...field('FirstName')} maxLength={80} />
          <TextField {...field('LastName')} maxLength={80} />
        </FieldRow>
        <TextField {...field('EmailAddress')} type="email" maxLength={254} />
        <TextField {...field('Phone')} type="tel" maxLength={40} />
        <p className="quiet">
          <Trans>
            Das Konto hat kein Passwort. Der Kunde bekommt eine Mail und kann selbst eines setzen; dann findet er dort
            auch, was er mit dieser E-Mail-Adresse als Gast bestellt hat.
          </Trans>
        </p>
        <Button type="submit" size="small" busy={isBusy} busyText={t`Wird angelegt …`}>
          <Trans>Anlegen und bestellen</Trans>
        </Button>
      </form>
    </Disclosure>
  );
}
