import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import type { CustomerHomePage } from './customer-home-page';
import styles from './customer-home-view.module.css';
import { HomePrice } from './home-price';
import { MoreWays } from './more-ways';
import { NotificationsCard } from './notifications-card';
import { OpenOrders } from './open-orders';
import { FuelStorageSummary } from './fuel-storage-summary';
import { FuelStorageUnknown } from './fuel-storage-unknown';

export function CustomerHomeView() {
  const { t } = useLingui();
  const { today } = useLoaderData<CustomerHomePage>();
  const { data: start } = useCall(CALLS.customerStart, {});
  if (!start) return null;
  const name = `${start.FirstName} ${start.LastName}`.trim();
  const open = start.OpenOrders.length;
  return (
    <CustomerPageLayout
      title={t`Mein Konto`}
      heading={name ? <Trans>Guten Tag, {name}</Trans> : <Trans>Guten Tag</Trans>}
      lead={open > 0 && <Plural value={open} one="Eine Bestellung läuft." other="# Bestellungen laufen." />}
    >
      <div className={styles.columns}>
        <div className={styles.part}>
          <OpenOrders orders={start.OpenOrders} />
          {start.Stores.map((store) => (
            <FuelStorageSummary key={store.AddressId} fuelStorage={store} today={today} />
          ))}
          {start.Stores.length === 0 && <FuelStorageUnknown />}
        </div>
        <div className={styles.part}>
          <HomePrice price={start.LastPrice} />
          <NotificationsCard number={start.Notifications} />
          <MoreWays />
        </div>
      </div>
    </CustomerPageLayout>
  );
}
