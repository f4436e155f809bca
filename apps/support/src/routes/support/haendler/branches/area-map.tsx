import type { AreaRange } from '@heizplatz/contract';
import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { compareAreas, coverRegion, type ZipRange } from './area-changes';
import styles from './area-map.module.css';

interface AreaMapProps {
  /** As it is stored. */
  readonly before: readonly AreaRange[];
  /** As it stands in the form. */
  readonly after: readonly AreaRange[];
}

const REGIONS = Array.from({ length: 100 }, (_, region) => region);
const MARKS = { none: '', part: styles.part, whole: styles.whole } as const;

/**
 * A delivery area as tiles, one for the first two digits of postcodes, and what a change adds to it and takes from it.
 * The tiles repeat what the lists say, and are hidden from readers.
 */
export function AreaMap({ before, after }: AreaMapProps) {
  const { t } = useLingui();
  const digits = [...after, ...before].find(({ From }) => From !== '')?.From.length ?? 5;
  const changes = compareAreas(before, after);
  const lists = [
    { id: 'added', title: t`Kommt hinzu`, ranges: changes.added },
    { id: 'removed', title: t`Fällt weg`, ranges: changes.removed },
    { id: 'rezoned', title: t`Andere Zone`, ranges: changes.rezoned },
  ].filter(({ ranges }) => ranges.length > 0);
  const zip = (number: number): string => String(number).padStart(digits, '0');
  const rangeText = ({ from, to }: ZipRange): string => (from === to ? zip(from) : `${zip(from)}–${zip(to)}`);
  return (
    <div className={styles.map}>
      <div className={styles.tiles} aria-hidden="true">
        {REGIONS.map((region) => {
          const [old, current] = [coverRegion(before, region, digits), coverRegion(after, region, digits)];
          return (
            <span key={region} className={classNames(styles.tile, MARKS[current], old !== current && styles.changed)}>
              {String(region).padStart(2, '0')}
            </span>
          );
        })}
      </div>
      <div role="status" className={styles.changes}>
        {lists.length === 0 ? (
          <p className="quiet">{t`Das Liefergebiet ändert sich nicht.`}</p>
        ) : (
          lists.map(({ id, title, ranges }) => (
            <p key={id}>
              <strong>{title}:</strong> {ranges.map(rangeText).join(', ')}
            </p>
          ))
        )}
      </div>
    </div>
  );
}
