import type { CustomerData } from '@heizplatz/contract';
import { useRefusedForm } from '@heizplatz/router';
import { PASSKEYS_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Disclosure, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ImpersonationNote } from '../../../shared/master-data/impersonation-note';
import styles from '../../../shared/master-data/card.module.css';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { EmailChangeNotice } from './email-change-notice';
import { MASTER_DATA_FORMS } from './master-data-forms';
import { useIsImpersonating } from '../../../shared/master-data/use-is-impersonating';

interface LoginCardProps {
  readonly customer: CustomerData;
  /** After a change of the e-mail was requested, or that request was cancelled. */
  readonly onChanged: () => void;
}

/** What the customer logs in with. */
export function LoginCard({ customer, onChanged }: LoginCardProps) {
  const isImpersonating = useIsImpersonating();
  const [isEmailRefused, isPasswordRefused] = [useRefused('email'), useRefused('password')];
  return (
    <Card as="section" aria-labelledby="anmeldung" className={styles.card}>
      <CardHeader titleId="anmeldung" title={<Trans>Anmeldung</Trans>} />
      <p className={styles.email}>
        <Trans>
          Sie melden sich an mit <strong>{customer.EmailAddress}</strong>.
        </Trans>
      </p>
      <EmailChangeNotice change={customer.EmailChange} canDrop={!isImpersonating} onDropped={onChanged} />
      <p>
        <TextLink href={PASSKEYS_PATH}>
          <Trans>Passkeys: ohne Passwort anmelden</Trans>
        </TextLink>
      </p>
      {isImpersonating ? (
        <ImpersonationNote />
      ) : (
        <>
          <Disclosure variant="boxed" open={isEmailRefused} summary={<Trans>E-Mail-Adresse ändern</Trans>}>
            <ChangeEmailForm onRequested={onChanged} />
          </Disclosure>
          <Disclosure variant="boxed" open={isPasswordRefused} summary={<Trans>Passwort ändern</Trans>}>
            <ChangePasswordForm email={customer.EmailAddress} />
          </Disclosure>
        </>
      )}
    </Card>
  );
}

/** A form that came back stands open. */
const useRefused = (form: keyof typeof MASTER_DATA_FORMS): boolean => useRefusedForm(MASTER_DATA_FORMS[form]) !== null;
