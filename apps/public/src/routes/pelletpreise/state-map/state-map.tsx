import { formatUnitPrice } from '@heizplatz/country';
import { Link, useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GroupPrice } from '../../../shared/price-metrics/compare-groups';
import { MapLegend } from './map-legend';
import { PointedState } from './pointed-state';
import { priceClasses } from './price-classes';
import { STATE_DRAWINGS } from './state-drawing';
import styles from './state-map.module.css';

/** The country's states by their price, each a link; a table beside it contains the same links and prices. */
export function StateMap({ groups, label }: { groups: readonly GroupPrice[]; label: string }) {
  const { t } = useLingui();
  const site = useSite();
  const drawing = STATE_DRAWINGS[site.countryId];
  const prices = groups.map(({ price }) => price);
  const classes = priceClasses(prices);
  const [pointed, setPointed] = useState<GroupPrice | null>(null);
  if (!drawing) return null;
  const { width, height, shapes } = drawing;
  return (
    <div className={styles.map}>
      <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} role="group" aria-label={label} className={styles.drawing}>
        {shapes.map(({ mapId, path }) => {
          const index = groups.findIndex((group) => group.mapId === mapId);
          const group = groups[index];
          const shade = classes[index] ?? null;
          const name = styles[shade === null ? 'unknown' : `shade${shade}`];
          if (!group) return <path key={mapId} d={path} className={classNames(styles.shape, styles.unknown)} />;
          const price = group.price === null ? t`kein Preis` : formatUnitPrice(group.price, site, 't');
          return (
            <Link
              key={mapId}
              to={group.link}
              className={styles.link}
              aria-label={`${group.groupTitle}: ${price}`}
              onPointerEnter={() => setPointed(group)}
              onPointerLeave={() => setPointed(null)}
              onFocus={() => setPointed(group)}
              onBlur={() => setPointed(null)}
            >
              <path d={path} className={classNames(styles.shape, name)}>
                <title>{`${group.groupTitle}: ${price}`}</title>
              </path>
            </Link>
          );
        })}
      </svg>
      <PointedState pointed={pointed} groups={groups} />
      <MapLegend prices={prices} />
    </div>
  );
}
