import { useCall } from '@heizplatz/api-client';
import { countryRules, formatDate, formatNumber, formatPriceUnit } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PriceAreaChart, Skeleton } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { HOME_CALLS } from './home-calls';
import styles from './price-history.module.css';
import { monthLabels, thinOut } from './year-of-prices';

/** The last year's price as an area chart, its values as a table one click away. */
export function PriceHistory() {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = HOME_CALLS(site.countryId).series;
  const { data, error } = useCall(call, input);
  if (error && !data) return null;
  if (!data) return <Skeleton shape="picture" className={styles.place} />;
  const points = thinOut(data.Result).map(({ DateTime, Price }) => ({
    label: formatDate(DateTime, site),
    value: Price,
  }));
  if (points.length < 2) return null;
  return (
    <PriceAreaChart
      title={t`Pelletpreis der letzten zwölf Monate`}
      points={points}
      labels={[
        ...monthLabels(
          data.Result.map(({ DateTime }) => DateTime),
          countryRules(site.countryId),
        ),
        t`heute`,
      ]}
      columns={[t`Tag`, t`Preis in ${formatPriceUnit(site, 't')}`]}
      formatValue={(value) => formatNumber(value, site, 2)}
      bleed
    />
  );
}
