import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerPageLayout } from '../../../shared/customer-page/customer-page-layout';
import { SavedNotice } from '../../../shared/form-messages/saved-notice';
import { NoFuelStorage } from './no-fuel-storage';
import { FuelStorageCard } from './fuel-storage-card';
import type { FuelStoragePage } from './fuel-storage-page';

export function FuelStorageView() {
  const { t } = useLingui();
  const { today } = useLoaderData<FuelStoragePage>();
  const { data: fuelStorages, mutate } = useCall(CALLS.customerStores, {});
  if (!fuelStorages) return null;
  return (
    <CustomerPageLayout
      title={t`Mein Lager`}
      lead={
        <Trans>
          Aus Größe, Füllstand und Jahresverbrauch schätzen wir, bis wann der Vorrat reicht und wie viel hineinpasst.
        </Trans>
      }
    >
      <SavedNotice />
      {fuelStorages.Items.map((fuelStorage) => (
        <FuelStorageCard
          key={fuelStorage.AddressId}
          fuelStorage={fuelStorage}
          today={today}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ))}
      {fuelStorages.Items.length === 0 && <NoFuelStorage />}
    </CustomerPageLayout>
  );
}
