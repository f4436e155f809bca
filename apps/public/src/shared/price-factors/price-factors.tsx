import { useCall } from '@heizplatz/api-client';
import type { PriceFactor } from '@heizplatz/contract';
import { formatNumber, formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PRICE_CALLS } from '../price-data/price-calls';
import { Trend } from '../price-metrics/trend';
import { factorDecimals } from './factor-decimals';
import styles from './price-factors.module.css';

/** 'Was den Preis bestimmt': what else is traded, today and against a week ago; left out when it is not known. */
export function PriceFactors() {
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).factors;
  const { data } = useCall(call, input);
  if (!data || data.Factors.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="preisfaktoren">
      <h2 id="preisfaktoren">
        <Trans>Was den Preis bestimmt</Trans>
      </h2>
      <ul className={styles.factors}>
        {data.Factors.map((factor) => (
          <li key={factor.Id}>
            <Factor factor={factor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Factor({ factor }: { factor: PriceFactor }) {
  const site = useSite();
  const { Name, Unit, Price, Change, Link } = factor;
  return (
    <Card className={styles.factor}>
      <h3 className={styles.name}>
        {Link ? (
          <PlainLink href={Link} className={styles.link}>
            {Name}
          </PlainLink>
        ) : (
          Name
        )}
      </h3>
      <p className={styles.value}>
        <strong>{formatNumber(Price, site, factorDecimals(factor))}</strong> {Unit}
      </p>
      <p className={styles.change}>
        <Trend value={Change} text={formatPercent(Math.abs(Change), site)} /> <Trans>in 7 Tagen</Trans>
      </p>
    </Card>
  );
}
