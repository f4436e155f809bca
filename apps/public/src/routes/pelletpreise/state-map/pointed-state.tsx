import { formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import type { GroupPrice } from '../../../shared/price-metrics/compare-groups';
import styles from './state-map.module.css';

interface PointedStateProps {
  /** Under the pointer or focused; null: none. */
  readonly pointed: GroupPrice | null;
  readonly groups: readonly GroupPrice[];
}

/** The state that is pointed at with its price, else where it is cheapest and dearest. */
export function PointedState({ pointed, groups }: PointedStateProps) {
  const site = useSite();
  const text = (price: number) => formatUnitPrice(price, site, 't');
  const known = groups.flatMap(({ groupTitle, price }) => (price === null ? [] : [{ groupTitle, price }]));
  const [cheapest, dearest] = [known.toSorted(compareByPrice)[0], known.toSorted(compareByPrice).at(-1)];
  if (pointed)
    return (
      <p className={styles.pointed}>
        <strong>{pointed.groupTitle}</strong> {pointed.price === null ? <Trans>kein Preis</Trans> : text(pointed.price)}
      </p>
    );
  if (!cheapest || !dearest) return null;
  return (
    <p className={styles.pointed}>
      <Trans>
        Am günstigsten: <strong>{cheapest.groupTitle}</strong> {text(cheapest.price)}
      </Trans>
      <br />
      <Trans>
        Am teuersten: <strong>{dearest.groupTitle}</strong> {text(dearest.price)}
      </Trans>
    </p>
  );
}

const compareByPrice = (a: { price: number }, b: { price: number }): number => a.price - b.price;
