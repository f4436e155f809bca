import type { FuelStorage } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FUEL_STORAGE_PATH } from '@heizplatz/routes';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { FuelLevelMeter } from '../../../shared/fuel-storage/fuel-level-meter';
import { formatKilograms } from '../../../shared/fuel-storage/format-kilograms';
import { RunOutText } from '../../../shared/fuel-storage/run-out-text';
import { FuelStorageOffersButton } from '../../../shared/fuel-storage/fuel-storage-offers-button';
import styles from './customer-home-view.module.css';

/** 'Mein Lager' in short: how full, until when, and the next order filled in. */
export function FuelStorageSummary({
  fuelStorage,
  today,
}: {
  readonly fuelStorage: FuelStorage;
  readonly today: string;
}) {
  const site = useSite();
  const { StockTodayKg: stockKg, CapacityKg: capacityKg, LastDelivery: last } = fuelStorage;
  const titleId = `lager-${fuelStorage.AddressId}`;
  return (
    <Card as="section" aria-labelledby={`${titleId} ${titleId}-ort`}>
      <CardHeader
        titleId={titleId}
        title={<Trans>Mein Lager</Trans>}
        action={
          <TextLink variant="alone" href={FUEL_STORAGE_PATH}>
            <Trans>Ansehen und ändern</Trans>
          </TextLink>
        }
      />
      <div className={styles.store}>
        {stockKg !== null && capacityKg !== null && <FuelLevelMeter stockKg={stockKg} capacityKg={capacityKg} />}
        <div className={styles.storeWords}>
          <p id={`${titleId}-ort`} className="quiet">
            {fuelStorage.Place}
          </p>
          <RunOutText store={fuelStorage} today={today} />
          {last && (
            <p className="quiet">
              <Trans>
                Zuletzt geliefert: {formatKilograms(last.AmountKg, site)} am {formatLongDate(last.Date, site)}
              </Trans>
            </p>
          )}
          <FuelStorageOffersButton fuelStorage={fuelStorage} />
        </div>
      </div>
    </Card>
  );
}
