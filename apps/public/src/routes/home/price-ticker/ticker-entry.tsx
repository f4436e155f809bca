import { type ProductGroup } from '@heizplatz/calculator';
import type { PlaceMetrics } from '@heizplatz/contract';
import { formatNumber, formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PRICE_PAGES_PATH, offersPath } from '@heizplatz/routes';
import { classNames, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './price-ticker.module.css';
import { TickerLine } from './ticker-line';

/** Pellets have pages of their prices, other goods their offers. */
const PELLETS: readonly number[] = [3, 4];

interface TickerEntryProps {
  readonly group: ProductGroup;
  readonly metrics: PlaceMetrics;
}

export function TickerEntry({ group, metrics }: TickerEntryProps) {
  const site = useSite();
  const { Price, Change, ProductId } = metrics;
  const percent = formatNumber(Math.abs(Change), site, 2);
  const isLevel = percent === formatNumber(0, site, 2);
  const isUp = !isLevel && Change > 0;
  const per = group.unit === 'Liter' ? '100 l' : 't';
  return (
    <li className={styles.entry}>
      <PlainLink href={PELLETS.includes(group.id) ? PRICE_PAGES_PATH : offersPath(group)} className={styles.link}>
        <span>{group.shortName}</span>
        <strong className="tabular">{formatUnitPrice(Price, site, per)}</strong>
        <span className={classNames('tabular', !isLevel && (isUp ? styles.up : styles.down))}>
          <span aria-hidden="true">{isLevel ? '→ ' : isUp ? '▲ ' : '▼ '}</span>
          {isLevel ? <Trans>unverändert</Trans> : isUp ? <Trans>+{percent} %</Trans> : <Trans>−{percent} %</Trans>}{' '}
          <span className="visually-hidden">
            <Trans>in sieben Tagen</Trans>
          </span>
        </span>
        <TickerLine productId={ProductId} />
      </PlainLink>
    </li>
  );
}
