import { classNames } from '@heizplatz/ui';
import type { ComponentProps } from 'react';
import styles from './second-line.module.css';

/** What stands below a cell's own text, smaller and quieter. */
export function SecondLine({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.second, className)} />;
}

/** What a column of importance 'extra' says, where the table has no room for it. */
export function FoldedLine(props: ComponentProps<'span'>) {
  return <span {...props} className={classNames(styles.second, styles.folded)} />;
}
