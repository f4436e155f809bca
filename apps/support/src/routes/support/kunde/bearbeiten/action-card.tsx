import { useApi } from '@heizplatz/api-client';
import { useActionData } from '@heizplatz/router';
import { CUSTOMER_HOME_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Disclosure, LinkButton, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { impersonate } from '../../../../shared/impersonation/impersonate';
import { ReasonForm } from '../../../../shared/staff-form/reason-form';
import type { BegunImpersonation } from './customer-action';
import { useStaffCustomer } from './customer-context';
import styles from './customer-view.module.css';

/**
 * Impersonation of the customer, with the reason for the log. The whole document is reloaded, as that customer's.
 */
export function ActionCard() {
  const { t } = useLingui();
  const api = useApi();
  const { customer } = useStaffCustomer();
  const begun = useActionData<BegunImpersonation>();
  const action = (Reason: string) => impersonate(api, { UserId: customer.Id, Reason, Path: CUSTOMER_HOME_PATH });
  return (
    <Card as="section" aria-labelledby="handeln">
      <CardHeader titleId="handeln" title={<Trans>Als Kunde handeln</Trans>} />
      {begun?.continueAt && (
        <Notice tone="info" title={t`Weiter auf der Seite des Landes`}>
          <LinkButton href={begun.continueAt} size="small">
            <Trans>Als Kunde fortfahren</Trans>
          </LinkButton>
        </Notice>
      )}
      {customer.CanBeActedFor ? (
        <Disclosure summary={t`Im Namen des Kunden handeln`}>
          <div className={styles.form}>
            <ReasonForm
              name="handeln"
              submitText={t`Als Kunde handeln`}
              placeholder={t`Bestellung am Telefon`}
              save={action}
            >
              <p>
                <Trans>
                  Sie sehen die Seiten des Kunden, violett gerahmt, bis Sie auf „Beenden“ drücken. Alles, was Sie tun
                  und lesen, steht mit Ihrem Namen im Protokoll. Passwort, E-Mail, Einwilligungen und Löschung bleiben
                  dem Kunden selbst.
                </Trans>
              </p>
            </ReasonForm>
          </div>
        </Disclosure>
      ) : (
        <p className="quiet">
          {customer.IsGuest ? (
            <Trans>Für Gäste geht das nicht: Sie haben kein Kundenkonto.</Trans>
          ) : (
            <Trans>Das geht bei diesem Konto nicht: Es ist gesperrt oder hat noch andere Rollen.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}
