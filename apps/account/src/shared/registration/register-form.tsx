import { PostForm } from '@heizplatz/router';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import formStyles from '../form-layout.module.css';
import { SubmissionErrorNotice } from '../form-messages/submission-error-notice';
import { AccountFields } from './account-fields';
import { AddressSection } from './address-section';
import { EmailStep } from './email-step';
import { LegalLines } from './legal-lines';
import { asksEmailFirst, type RegistrationPage, showsAddress } from './load-registration';
import { REGISTER_FORM } from './sent-registration';
import { useFieldErrors } from './use-field-errors';
import { useRegister } from './use-register';

interface RegisterFormProps {
  readonly page: RegistrationPage;
  readonly submitLabel: ReactNode;
  /** Requests the account once everything is saved. */
  readonly complete: () => Promise<unknown>;
  readonly onRegistered: (email: string) => void;
}

/** Registration in its variants: 'a' one page, 'b' the e-mail first. */
export function RegisterForm({ page, submitLabel, complete, onRegistered }: RegisterFormProps) {
  const { t } = useLingui();
  const fieldErrors = useFieldErrors();
  const registration = useRegister({ page, complete, onRegistered });
  const { draft, issues, isBusy, problem, store, register } = registration;
  const isTwoSteps = page.registerVariant === 'b';
  if (asksEmailFirst(page, draft.email)) return <EmailStep registration={registration} />;
  return (
    <PostForm
      name={REGISTER_FORM}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => void register(event)}
      onBlur={store}
      aria-label={t`Konto anlegen`}
    >
      <ErrorSummary errors={fieldErrors(issues)} />
      <SubmissionErrorNotice problem={problem} />
      <AccountFields registration={registration} isEmailFixed={isTwoSteps} />
      {showsAddress(page, page.isOrdering) && <AddressSection registration={registration} />}
      <LegalLines registration={registration} />
      <Button type="submit" variant="primary" wide busy={isBusy} busyText={t`Einen Moment …`}>
        {submitLabel}
      </Button>
      {page.isOrdering && (
        <p className="quiet">
          <Trans>
            Die Bestellung geht gleich weiter. Ihr Konto ist fertig, sobald Sie den Link in der E-Mail bestätigen, die
            wir Ihnen schicken.
          </Trans>
        </p>
      )}
    </PostForm>
  );
}
