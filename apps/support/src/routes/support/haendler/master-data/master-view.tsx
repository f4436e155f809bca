import { CALLS, type StaffDealer } from '@heizplatz/contract';
import { useCall } from '@heizplatz/api-client';
import { useLoaderData } from '@heizplatz/router';
import { useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { DealerPageData } from '../dealer-loaders';
import { DealerPage } from '../dealer-page';
import { LockForm } from './lock-form';
import { MasterForm } from './master-form';

/** /support/haendler/{id} */
export function MasterView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { dealerId } = useLoaderData<DealerPageData>();
  const { mutate } = useCall(CALLS.staffDealer, { params: { dealerId } });
  function saved(dealer: StaffDealer) {
    void mutate(dealer, { revalidate: false });
    show({ tone: 'good', text: t`Gespeichert.` });
  }
  return (
    <DealerPage>
      {(dealer) => (
        <>
          <MasterForm key={`m${dealer.Version}`} dealer={dealer} countryId={dealer.CountryId} onSaved={saved} />
          <LockForm key={`l${dealer.Version}`} dealer={dealer} onSaved={saved} />
        </>
      )}
    </DealerPage>
  );
}
