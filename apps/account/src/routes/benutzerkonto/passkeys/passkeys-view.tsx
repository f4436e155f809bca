import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { hasRole, ROLES } from '@heizplatz/identity';
import { useUser } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { SavedNotice } from '../../../shared/form-messages/saved-notice';
import { ImpersonationNote } from '../../../shared/master-data/impersonation-note';
import { AddPasskeyForm } from './add-passkey-form';
import { PasskeyList } from './passkey-list';
import styles from './passkeys.module.css';

export function PasskeysView() {
  const { t } = useLingui();
  const user = useUser();
  const { data, mutate } = useCall(CALLS.passkeys, {});
  if (!user || !data) return null;
  const isImpersonating = user.isImpersonatedS;
  return (
    <CustomerPageLayout
      title={t`Passkeys`}
      lead={
        <Trans>
          Mit einem Passkey melden Sie sich mit Finger, Gesicht oder der PIN Ihres Geräts an, ohne Passwort. Er lässt
          sich nicht erraten, und auf keiner nachgemachten Seite verraten.
        </Trans>
      }
    >
      <SavedNotice />
      <div className={styles.cards}>
        <Card as="section" aria-labelledby="passkeys" className={styles.card}>
          <CardHeader titleId="passkeys" title={<Trans>Ihre Passkeys</Trans>} />
          <PasskeyList passkeys={data.Items} mayRemove={!isImpersonating} onRemoved={() => mutate()} />
        </Card>
        <Card as="section" aria-labelledby="neuer-passkey" className={styles.card}>
          <CardHeader titleId="neuer-passkey" title={<Trans>Neuer Passkey</Trans>} />
          {isImpersonating ? <ImpersonationNote /> : <AddPasskeyForm onAdded={() => mutate()} />}
        </Card>
      </div>
      <p className="quiet">
        <Trans>
          Setzen Sie über „Passwort vergessen“ ein neues Passwort, werden alle Passkeys entfernt: Vielleicht holen Sie
          sich Ihr Konto gerade zurück.
        </Trans>
      </p>
      {hasRole(user, ROLES.customer) && (
        <p>
          <TextLink href={MASTER_DATA_PATH}>
            <Trans>Zu allen Stammdaten</Trans>
          </TextLink>
        </p>
      )}
    </CustomerPageLayout>
  );
}
