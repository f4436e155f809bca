import type { CALLS, CallResponse, FuelStorage } from '@heizplatz/contract';
import { useRefusedForm } from '@heizplatz/router';
import { Card, CardHeader, Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FuelLevelMeter } from '../../../shared/customer-area/fuel-level-meter';
import { RunOutText } from '../../../shared/customer-area/run-out-text';
import { StoreOffersButton } from '../../../shared/customer-area/store-offers-button';
import { isDescribed } from './is-described';
import { storeFormName } from './sent-store';
import styles from './store.module.css';
import { StoreExplained } from './store-explained';
import { StoreForm } from './store-form';
import { StoreSaved } from './store-saved';

interface StoreCardProps {
  readonly store: FuelStorage;
  readonly today: string;
  readonly onSaved: (stores: CallResponse<typeof CALLS.customerStores>) => void;
}

/** One store: level, run-out day, where each figure comes from, the next order, and the form that says more. */
export function StoreCard({ store, today, onSaved }: StoreCardProps) {
  const [timesSaved, setTimesSaved] = useState(0);
  const { StockTodayKg: stockKg, CapacityKg: capacityKg } = store;
  const isRefused = useRefusedForm(storeFormName(store)) !== null;
  const titleId = `lager-${store.AddressId}`;
  const form = (
    <StoreForm
      store={store}
      today={today}
      onSaved={(stores) => {
        onSaved(stores);
        setTimesSaved(timesSaved + 1);
      }}
    />
  );
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <CardHeader titleId={titleId} title={store.Place} />
      <StoreSaved times={timesSaved} />
      <div className={styles.overview}>
        {stockKg !== null && capacityKg !== null && <FuelLevelMeter stockKg={stockKg} capacityKg={capacityKg} />}
        <div className={styles.words}>
          <RunOutText store={store} today={today} />
          <StoreExplained store={store} />
          <StoreOffersButton store={store} variant={isDescribed(store) ? 'primary' : 'secondary'} />
        </div>
      </div>
      {isDescribed(store) && !isRefused ? (
        <Disclosure variant="boxed" summary={<Trans>Angaben ändern</Trans>}>
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </Card>
  );
}
