import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, NewPassword, type PlacedOrder } from '@heizplatz/contract';
import { PostForm, useLocation, useRefusedForm, useUser } from '@heizplatz/router';
import { orderPath } from '@heizplatz/routes';
import { Button, Card, CardHeader, Notice, PasswordField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { doneAction } from '../action-posts/action-done';
import { SubmissionError } from '../checkout/submission-error';
import styles from './become-customer.module.css';

/** A guest with an active session needs only a password for an account; a signed link alone is not sufficient. */
export function BecomeCustomer({ order }: { readonly order: PlacedOrder }) {
  const user = useUser();
  const { search } = useLocation();
  const [isRequested, setIsRequested] = useState(doneAction(search) === 'konto');
  if (!order.IsGuest || !user?.isGuest) return null;
  return (
    <Card as="section" tone="sunk" className={styles.card} aria-labelledby="konto-anlegen">
      <CardHeader titleId="konto-anlegen" title={<Trans>Nächstes Mal schneller: mit Konto</Trans>} />
      {isRequested ? (
        <Notice tone="good" announce>
          <Trans>
            Wir haben eine E-Mail an {order.EmailAddress} geschickt. Bestätigen Sie darin Ihr Konto; diese Bestellung
            und Ihre Adressen sind dann schon da.
          </Trans>
        </Notice>
      ) : (
        <BecomeCustomerForm order={order} onRequest={() => setIsRequested(true)} />
      )}
    </Card>
  );
}

interface BecomeCustomerFormProps {
  readonly order: PlacedOrder;
  readonly onRequest: () => void;
}

function BecomeCustomerForm({ order, onRequest }: BecomeCustomerFormProps) {
  const email = order.EmailAddress;
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, problem, submit } = useSubmit(useRefusedForm('konto')?.problem);
  const [password, setPassword] = useState('');
  const [isShort, setIsShort] = useState(false);
  const refusal = getRefusal(problem);
  const messages: Readonly<Record<string, string>> = {
    PASSWORD_COMMON: t`Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.`,
    PASSWORD_EMAIL: t`Das Passwort darf nicht Ihre E-Mail-Adresse sein.`,
  };
  const short = t`Bitte wählen Sie 10 bis 128 Zeichen.`;

  async function request(event: FormEvent) {
    event.preventDefault();
    const isWrong = !v.is(NewPassword, password);
    setIsShort(isWrong);
    if (!isWrong && (await submit(() => api(CALLS.becomeCustomer, { body: { Password: password } })))) onRequest();
  }

  return (
    <PostForm
      name="konto"
      action={orderPath(order.OrderId, null)}
      noValidate
      className={styles.card}
      onSubmit={(event) => void request(event)}
      aria-label={t`Konto anlegen`}
    >
      <p>
        <Trans>
          Ein Passwort genügt; Ihre Adresse {email} haben wir schon. Sie sehen dann Ihre Bestellungen und bestellen
          nach, ohne alles neu einzugeben.
        </Trans>
      </p>
      <SubmissionError problem={refusal ? null : problem} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        className={styles.field}
        name="new-password"
        label={t`Passwort`}
        hint={t`10 bis 128 Zeichen, nicht Ihre E-Mail-Adresse und keines, das viele benutzen.`}
        autoComplete="new-password"
        value={password}
        error={isShort ? short : refusal && (messages[refusal] ?? short)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={isBusy} busyText={t`Einen Moment …`}>
        <Trans>Konto anlegen</Trans>
      </Button>
    </PostForm>
  );
}

const getRefusal = (problem: ProblemError | null): string | undefined =>
  problem?.problem.errors?.find(({ path }) => path === 'body.Password')?.code;
