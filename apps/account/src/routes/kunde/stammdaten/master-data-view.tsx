import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { EditableAddresses } from './addresses/editable-addresses';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { SavedNotice } from '../../../shared/form-messages/saved-notice';
import { LoginCard } from './login-card';
import styles from '../../../shared/master-data/master-data-view.module.css';
import { NewsletterCard } from './newsletter-card';
import { PersonCard } from './person-card';

export function MasterDataView() {
  const { t } = useLingui();
  const { data: customer, mutate } = useCall(CALLS.customerData, {});
  const { data: addresses, mutate: mutateAddresses } = useCall(CALLS.customerAddresses, {});
  if (!customer || !addresses) return null;
  return (
    <CustomerPageLayout title={t`Stammdaten`}>
      <SavedNotice />
      <div className={styles.cards}>
        <LoginCard customer={customer} onChanged={() => void mutate()} />
        <div className={styles.cards}>
          <PersonCard customer={customer} />
          <NewsletterCard customer={customer} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
        </div>
      </div>
      <EditableAddresses
        stored={addresses.Items}
        onStored={(stored) =>
          void (stored ? mutateAddresses({ Items: [...stored] }, { revalidate: false }) : mutateAddresses())
        }
      />
    </CustomerPageLayout>
  );
}
