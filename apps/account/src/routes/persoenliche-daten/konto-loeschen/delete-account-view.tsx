import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import cardsStyles from '../../../shared/master-data/master-data-view.module.css';
import { DeleteAccountForm } from './delete-account-form';
import styles from '../../../shared/own-data/delete-account.module.css';

export function DeleteAccountView() {
  const { t } = useLingui();
  const { data: customer } = useCall(CALLS.customerData, {});
  if (!customer) return null;
  return (
    <CustomerPageLayout title={t`Konto löschen`} lead={<Trans>Das lässt sich nicht zurücknehmen.</Trans>}>
      <div className={cardsStyles.cards}>
        <div className={cardsStyles.cards}>
          <Card as="section" aria-labelledby="weg">
            <CardHeader titleId="weg" title={<Trans>Was sofort weg ist</Trans>} />
            <ul className={styles.list}>
              <li>
                <Trans>Ihre Anmeldung, auf allen Geräten</Trans>
              </li>
              <li>
                <Trans>Adressen, Lager, Benachrichtigungen und Newsletter</Trans>
              </li>
              <li>
                <Trans>begonnene Bestellungen und Bestellungen, deren Aufbewahrungsfrist vorbei ist</Trans>
              </li>
            </ul>
          </Card>
          <Card as="section" aria-labelledby="bleibt">
            <CardHeader titleId="bleibt" title={<Trans>Was wir aufbewahren müssen</Trans>} />
            <p>
              <Trans>
                Belege zu Bestellungen, so lange das Handels- und Steuerrecht es verlangt. Was das bei Ihnen ist und bis
                wann, sagen wir gleich nach dem Löschen und in einer letzten E-Mail. Niemand benutzt es für etwas
                anderes.
              </Trans>
            </p>
          </Card>
        </div>
        <Card>
          <DeleteAccountForm email={customer.EmailAddress} />
        </Card>
      </div>
    </CustomerPageLayout>
  );
}
