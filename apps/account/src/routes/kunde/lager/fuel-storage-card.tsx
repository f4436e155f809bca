import type { CALLS, CallResponse, FuelStorage } from '@heizplatz/contract';
import { useRefusedForm } from '@heizplatz/router';
import { Card, CardHeader, Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FuelLevelMeter } from '../../../shared/fuel-storage/fuel-level-meter';
import { RunOutText } from '../../../shared/fuel-storage/run-out-text';
import { FuelStorageOffersButton } from '../../../shared/fuel-storage/fuel-storage-offers-button';
import { isDescribed } from './is-described';
import { fuelStorageFormName } from './sent-fuel-storage';
import styles from './store.module.css';
import { FuelStorageExplained } from './fuel-storage-explained';
import { FuelStorageForm } from './fuel-storage-form';
import { FuelStorageSaved } from './fuel-storage-saved';

interface FuelStorageCardProps {
  readonly fuelStorage: FuelStorage;
  readonly today: string;
  readonly onSaved: (fuelStorages: CallResponse<typeof CALLS.customerStores>) => void;
}

/**
 * One fuel storage: level, run-out day, the source of each value, the next order, and the form for more details.
 */
export function FuelStorageCard({ fuelStorage, today, onSaved }: FuelStorageCardProps) {
  const [timesSaved, setTimesSaved] = useState(0);
  const { StockTodayKg: stockKg, CapacityKg: capacityKg } = fuelStorage;
  const isRefused = useRefusedForm(fuelStorageFormName(fuelStorage)) !== null;
  const titleId = `lager-${fuelStorage.AddressId}`;
  const form = (
    <FuelStorageForm
      fuelStorage={fuelStorage}
      today={today}
      onSaved={(fuelStorages) => {
        onSaved(fuelStorages);
        setTimesSaved(timesSaved + 1);
      }}
    />
  );
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <CardHeader titleId={titleId} title={fuelStorage.Place} />
      <FuelStorageSaved times={timesSaved} />
      <div className={styles.overview}>
        {stockKg !== null && capacityKg !== null && <FuelLevelMeter stockKg={stockKg} capacityKg={capacityKg} />}
        <div className={styles.words}>
          <RunOutText store={fuelStorage} today={today} />
          <FuelStorageExplained fuelStorage={fuelStorage} />
          <FuelStorageOffersButton
            fuelStorage={fuelStorage}
            variant={isDescribed(fuelStorage) ? 'primary' : 'secondary'}
          />
        </div>
      </div>
      {isDescribed(fuelStorage) && !isRefused ? (
        <Disclosure variant="boxed" summary={<Trans>Angaben ändern</Trans>}>
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </Card>
  );
}
