import { useCall } from '@heizplatz/api-client';
import { formatDate, formatMoney, formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HOME_CALLS } from './home-calls';
import styles from './price-extremes.module.css';

/** Three-year low and high with their days, and today's price of bagged pellets. */
export function PriceExtremes() {
  const site = useSite();
  const calls = HOME_CALLS(site.countryId);
  const { data: extremes } = useCall(calls.extremes.call, calls.extremes.input);
  const { data: bags } = useCall(calls.bags.call, calls.bags.input);
  return (
    <dl className={styles.list}>
      {extremes && (
        <>
          <Row
            name={<Trans>3-Jahres-Tief</Trans>}
            metric={formatMoney(extremes.low3Y, site)}
            note={formatDate(extremes.low3YDate, site)}
          />
          <Row
            name={<Trans>3-Jahres-Hoch</Trans>}
            metric={formatMoney(extremes.high3Y, site)}
            note={formatDate(extremes.high3YDate, site)}
          />
        </>
      )}
      {bags?.Price !== undefined && (
        <Row name={<Trans>Sackware</Trans>} metric={formatUnitPrice(bags.Price, site, 't')} />
      )}
    </dl>
  );
}

function Row({ name, metric, note }: { name: ReactNode; metric: string; note?: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className="tabular">
        <strong>{metric}</strong>
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
