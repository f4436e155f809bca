import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { DELETE_ACCOUNT_PATH } from '@heizplatz/routes';
import { Card, CardHeader, LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../shared/customer-page/customer-page-layout';
import { SavedNotice } from '../../shared/form-messages/saved-notice';
import { ImpersonationNote } from '../../shared/master-data/impersonation-note';
import styles from '../../shared/master-data/card.module.css';
import cardsStyles from '../../shared/master-data/master-data-view.module.css';
import { useIsImpersonating } from '../../shared/master-data/use-is-impersonating';
import { PersonForm } from './person-form';

export function PersonalDataView() {
  const { t } = useLingui();
  const { data: customer, mutate } = useCall(CALLS.customerData, {});
  if (!customer) return null;
  return (
    <CustomerPageLayout title={t`Persönliche Daten`}>
      <SavedNotice />
      <div className={cardsStyles.cards}>
        <PersonForm customer={customer} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
        <div className={cardsStyles.cards}>
          <DownloadCard />
          <DeletionCard />
        </div>
      </div>
    </CustomerPageLayout>
  );
}

/** A link, without JavaScript: the browser saves the file by itself. */
function DownloadCard() {
  const isImpersonating = useIsImpersonating();
  return (
    <Card as="section" aria-labelledby="herunterladen" className={styles.card}>
      <CardHeader titleId="herunterladen" title={<Trans>Ihre Daten als Datei</Trans>} />
      <p>
        <Trans>
          Alles, was wir über Sie gespeichert haben: Stammdaten, Adressen, Bestellungen, Einwilligungen, Anmeldungen und
          E-Mails. Die Datei hat das Format JSON.
        </Trans>
      </p>
      {isImpersonating ? (
        <ImpersonationNote />
      ) : (
        <LinkButton variant="secondary" href={CALLS.exportOwnData.path} download>
          <Trans>Daten herunterladen</Trans>
        </LinkButton>
      )}
    </Card>
  );
}

function DeletionCard() {
  const isImpersonating = useIsImpersonating();
  return (
    <Card as="section" aria-labelledby="loeschen" className={styles.card}>
      <CardHeader titleId="loeschen" title={<Trans>Konto löschen</Trans>} />
      <p>
        <Trans>Ihr Konto und alles, was wir nicht aufbewahren müssen, ist dann sofort weg.</Trans>
      </p>
      {isImpersonating ? (
        <ImpersonationNote />
      ) : (
        <LinkButton variant="secondary" href={DELETE_ACCOUNT_PATH}>
          <Trans>Konto löschen …</Trans>
        </LinkButton>
      )}
    </Card>
  );
}
