import { useCall } from '@heizplatz/api-client';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { HOME_CALLS } from './home-calls';
import styles from './dealer-count.module.css';

/** How many dealers deliver in this country, counted. */
export function DealerCount() {
  const site = useSite();
  const { call, input } = HOME_CALLS(site.countryId).common;
  const { data } = useCall(call, input);
  return (
    <div className={styles.place}>
      {data && (
        <Chip tone="spruce">
          <Trans>
            {formatNumber(data.DealerCount, site)} Händler liefern in {formatNumber(data.ZipCodeCount, site)}{' '}
            Postleitzahlen
          </Trans>
        </Chip>
      )}
    </div>
  );
}
