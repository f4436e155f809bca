import { addressStepPath } from '@heizplatz/routes';
import { Card, CardHeader, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { registrationWithReturn } from '../checkout/checkout-paths';
import { PREREQUISITE_FIELDS } from './prerequisites';
import type { PrerequisiteCardProps } from './prerequisite-card-props';
import styles from './prerequisite-cards.module.css';

/** An e-mail address is all that a guest gives beside the address; customers log in and come back. */
export function GuestCard({ form, getError }: PrerequisiteCardProps) {
  const { t } = useLingui();
  const { group, answers, change } = form;
  const loginPath = registrationWithReturn(group, { pathname: addressStepPath(group), search: '' });
  return (
    <Card as="section" aria-labelledby="als-gast" className={styles.card}>
      <CardHeader
        titleId="als-gast"
        title={<Trans>Als Gast bestellen</Trans>}
        action={
          <TextLink variant="alone" href={loginPath}>
            <Trans>Schon Kunde? Anmelden</Trans>
          </TextLink>
        }
      />
      <TextField
        id={PREREQUISITE_FIELDS.email}
        name={PREREQUISITE_FIELDS.email}
        type="email"
        label={t`E-Mail`}
        hint={t`Dorthin kommt die Bestätigung mit dem Link zu Ihrer Bestellung.`}
        autoComplete="email"
        maxLength={254}
        value={answers.email}
        error={getError(PREREQUISITE_FIELDS.email)}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <p className="quiet">
        <Trans>Ein Konto können Sie nach der Bestellung anlegen: dann genügt ein Passwort.</Trans>
      </p>
    </Card>
  );
}
