import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './fieldset.module.css';

/** Fields side by side from 576 px on, below one another under that. */
export function FieldRow({
  split = 'halves',
  children,
}: {
  split?: 'halves' | 'wideNarrow' | 'narrowWide';
  children: ReactNode;
}) {
  return <div className={classNames(styles.row, styles[split])}>{children}</div>;
}
