import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './price-metric.module.css';

export interface PriceFigureProps {
  /** Already formatted, with its currency where it stands for itself: '2.287,23 €'. */
  value: ReactNode;
  /** In quiet type behind it: '€/t'. */
  unit?: ReactNode;
  /** A quiet line below: unit price, VAT. */
  note?: ReactNode;
  /** 18, 26, 34 or 46 px. */
  size?: 'small' | 'normal' | 'large' | 'hero';
  className?: string | undefined;
}

/** The main price of a screen. */
export function PriceFigure({ value, unit, note, size = 'normal', className }: PriceFigureProps) {
  return (
    <div className={classNames(styles.price, size !== 'normal' && styles[size], className)}>
      <p className={styles.line}>
        <span className={styles.value}>{value}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
