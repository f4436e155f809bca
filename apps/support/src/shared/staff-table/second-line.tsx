import { classNames } from '@heizplatz/ui';
import type { ComponentProps } from 'react';
import styles from './second-line.module.css';

/** What stands below a cell's own text, smaller and quieter. */
export function SecondLine({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.second, className)} />;
}

interface FoldedLineProps extends ComponentProps<'span'> {
  /** The importance of the column that it stands in for. */
  readonly of?: 'secondary' | 'extra';
}

/** What a column says that goes where the table has no room for it. */
export function FoldedLine({ of = 'extra', ...rest }: FoldedLineProps) {
  return <span {...rest} className={classNames(styles.second, styles.folded, styles[of])} />;
}
