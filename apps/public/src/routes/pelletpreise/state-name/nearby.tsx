import { useCall } from '@heizplatz/api-client';
import type { PricePlace } from '@heizplatz/contract';
import { stateNames } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { LOOSE_ID, PRICE_CALLS, type RequestedPlace } from '../../../shared/price-data/price-calls';
import { compareGroups } from '../../../shared/price-metrics/compare-groups';
import { GroupTable } from '../../../shared/price-metrics/group-table';
import styles from './local-prices-view.module.css';
import { NEARBY_ID } from './nearby-id';

/** The places below a state, or around a postcode, with the prices of two days. */
export function Nearby({ place, target }: { place: PricePlace; target: RequestedPlace }) {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).groups(target);
  const { data } = useCall(call, input);
  if (!data || data.Items.length === 0) return null;
  const title = place.Kind === 'state' ? t`Preise in Orten ${stateNames(place.Name).ofState}` : t`Preise in der Nähe`;
  return (
    <section className={styles.section} aria-labelledby={NEARBY_ID}>
      <h2 id={NEARBY_ID}>{title}</h2>
      <Card flush className={styles.tall}>
        <GroupTable compared={compareGroups(data.Items, LOOSE_ID)} caption={title} title={t`Ort`} />
      </Card>
    </section>
  );
}
