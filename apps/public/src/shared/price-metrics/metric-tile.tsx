import { Card, PriceFigure } from '@heizplatz/ui';
import type { ReactNode } from 'react';
import styles from './metric-tile.module.css';

interface MetricTileProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly note?: ReactNode;
}

/** One metric of the row at the top. */
export function MetricTile({ label, value, unit, note }: MetricTileProps) {
  return (
    <Card as="li" className={styles.tile}>
      <p className={styles.label}>{label}</p>
      <PriceFigure value={value} unit={unit} />
      <p className={styles.note}>{note}</p>
    </Card>
  );
}

export function MetricTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}
