import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './key-value-list.module.css';

export interface KeyValue {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /**
   * `total` has a rule above it, `hero` is a total in large type, `quiet` is a secondary line such as the included
   * VAT.
   */
  kind?: 'total' | 'hero' | 'quiet';
}

export interface KeyValueListProps {
  items: readonly KeyValue[];
  /** `split` a bill, `lined` with rules between, `stacked` label above value. */
  variant?: 'split' | 'lined' | 'stacked';
  className?: string | undefined;
}

export function KeyValueList({ items, variant = 'split', className }: KeyValueListProps) {
  return (
    <dl className={classNames(styles.list, variant !== 'split' && styles[variant], className)}>
      {items.map(({ id, label, value, kind }) => (
        <div
          key={id}
          className={classNames(
            styles.row,
            (kind === 'total' || kind === 'hero') && styles.total,
            kind && kind !== 'total' && styles[kind],
          )}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
