import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './chip.module.css';

export type ChipTone = 'sunk' | 'spruce' | 'ember' | 'wood' | 'good' | 'warn' | 'bad' | 'info';

/** A short label: certificate, state. Its colour carries no information beyond its text. */
export function Chip({ tone = 'sunk', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}
