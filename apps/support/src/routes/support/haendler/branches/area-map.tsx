import { useCall } from '@heizplatz/api-client';
import { type AreaRange, CALLS, type CountryId } from '@heizplatz/contract';
import { formatNumber, siteById } from '@heizplatz/country';
import { Button, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { compareAreas } from './area-changes';
import { AreaChangeTable } from './area-change-table';
import styles from './area-map.module.css';
import { type AreaPoint, type Box, getBox, groupPoints, isInBox, projectPostcodes } from './area-points';

interface AreaMapProps {
  readonly countryId: CountryId;
  /** As it is stored. */
  readonly before: readonly AreaRange[];
  /** As it stands in the form. */
  readonly after: readonly AreaRange[];
}

/** The order in which they are drawn, and their shapes, in parts of a mark's size around its point. */
const SHAPES = {
  outside: 'm0 0h0',
  stays: 'm0 0h0',
  rezoned: 'm-1 0l1 -1l1 1l-1 1z',
  added: 'm-1 0h2m-1 -1v2',
  removed: 'm-1 -1l2 2m0 -2l-2 2',
} as const;
type Kind = keyof typeof SHAPES;
const KINDS = Object.keys(SHAPES) as readonly Kind[];

/** A mark's size as a part of the map's longer side. */
const MARK = 1 / 110;

function drawPoints(points: readonly AreaPoint[], kind: Kind, size: number): string {
  const shape = SHAPES[kind].replace(/-?\d/g, (number) => (Number(number) * size).toFixed(2));
  return points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}${shape}`).join('');
}

interface DrawingProps {
  readonly groups: Readonly<Record<Kind, readonly AreaPoint[]>>;
  readonly box: Box;
  readonly label: string;
}

function Drawing({ groups, box, label }: DrawingProps) {
  const size = Math.max(box.width, box.height) * MARK;
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
      className={styles.drawing}
    >
      {KINDS.map((kind) => (
        <path
          key={kind}
          d={drawPoints(groups[kind], kind, size)}
          strokeWidth={kind === 'outside' ? size * 0.6 : kind === 'stays' ? size * 1.6 : size * 0.7}
          className={styles[kind]}
        />
      ))}
    </svg>
  );
}

/** A delivery area on a map of its country's postcodes, what a change makes of it, and a table of the same. */
export function AreaMap({ countryId, before, after }: AreaMapProps) {
  const { t } = useLingui();
  const site = siteById(countryId);
  const { data } = useCall(CALLS.postcodeMap, { params: { countryId: String(countryId) } });
  const [isWhole, setIsWhole] = useState(false);
  const points = useMemo(() => data && projectPostcodes(data), [data]);
  const changes = compareAreas(before, after);
  if (!points) return <Skeleton width={100} />;
  const groups = groupPoints(points, { before, ...changes });
  const { outside, ...own } = groups;
  const country = getBox(points);
  const area = getBox(Object.values(own).flat());
  const box = isWhole ? country : (area ?? country);
  const count = (kind: Kind): string => formatNumber(groups[kind].length, site);
  const legend = [
    { kind: 'stays', text: t`Bleibt: ${count('stays')}` },
    { kind: 'added', text: t`Kommt hinzu: ${count('added')}` },
    { kind: 'removed', text: t`Fällt weg: ${count('removed')}` },
    { kind: 'rezoned', text: t`Andere Zone: ${count('rezoned')}` },
    { kind: 'outside', text: t`Nicht beliefert: ${formatNumber(outside.length, site)}` },
  ] as const;
  const summary = legend.map(({ text }) => text).join(', ');
  return (
    <div className={styles.map}>
      <div className={styles.picture}>
        {box && (
          <Drawing
            groups={{ ...groups, outside: outside.filter((point) => isInBox(point, box)) }}
            box={box}
            label={t`Karte des Liefergebiets (Postleitzahlen). ${summary}`}
          />
        )}
        {area && (
          <div role="group" aria-label={t`Ausschnitt der Karte`} className={styles.tools}>
            <Button
              size="small"
              variant={isWhole ? 'quiet' : 'secondary'}
              aria-pressed={!isWhole}
              onClick={() => setIsWhole(false)}
            >
              <Trans>Liefergebiet</Trans>
            </Button>
            <Button
              size="small"
              variant={isWhole ? 'secondary' : 'quiet'}
              aria-pressed={isWhole}
              onClick={() => setIsWhole(true)}
            >
              {site.countryName}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.side}>
        <ul className={styles.legend} aria-label={t`Legende: Zahl der Postleitzahlen`}>
          {legend.map(({ kind, text }) => (
            <li key={kind}>
              <svg viewBox="-2 -2 4 4" aria-hidden="true" className={styles.mark}>
                <path
                  d={`M0 0${SHAPES[kind]}`}
                  strokeWidth={kind === 'outside' ? 0.9 : kind === 'stays' ? 2.2 : 0.7}
                  className={styles[kind]}
                />
              </svg>
              {text}
            </li>
          ))}
        </ul>
        <p role="status" className="visually-hidden">
          {summary}
        </p>
        <AreaChangeTable changes={changes} points={points} site={site} />
      </div>
    </div>
  );
}
