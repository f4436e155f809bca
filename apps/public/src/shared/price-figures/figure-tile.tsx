import { Card, PriceFigure } from '@heizplatz/ui';
import type { ReactNode } from 'react';
import styles from './figure-tile.module.css';

interface FigureTileProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly note?: ReactNode;
}

/** One figure of the row at the top. */
export function FigureTile({ label, value, unit, note }: FigureTileProps) {
  return (
    <Card as="li" className={styles.tile}>
      <p className={styles.label}>{label}</p>
      <PriceFigure value={value} unit={unit} />
      <p className={styles.note}>{note}</p>
    </Card>
  );
}

export function FigureTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}
