import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerAreaPage } from '../../../shared/customer-area/customer-area-page';
import { SavedNotice } from '../../../shared/form/saved-notice';
import { NoStore } from './no-store';
import { StoreCard } from './store-card';
import type { StorePage } from './store-page';

export function StoreView() {
  const { t } = useLingui();
  const { today } = useLoaderData<StorePage>();
  const { data: stores, mutate } = useCall(CALLS.customerStores, {});
  if (!stores) return null;
  return (
    <CustomerAreaPage
      title={t`Mein Lager`}
      lead={
        <Trans>
          Aus Größe, Füllstand und Jahresverbrauch schätzen wir, bis wann der Vorrat reicht und wie viel hineinpasst.
        </Trans>
      }
    >
      <SavedNotice />
      {stores.Items.map((store) => (
        <StoreCard
          key={store.AddressId}
          store={store}
          today={today}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ))}
      {stores.Items.length === 0 && <NoStore />}
    </CustomerAreaPage>
  );
}
