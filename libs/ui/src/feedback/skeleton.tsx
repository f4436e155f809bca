import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'figure' | 'control' | 'chip' | 'picture';
  /** Percent of the place. */
  width?: 25 | 50 | 75 | 100;
  /** For a size of one's own. */
  className?: string | undefined;
}

/** The place of something that is on its way, in its size. Hidden from readers: say 'wird geladen' once beside it. */
export function Skeleton({ shape = 'text', width = 100, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[`w${width}`], className)} />
  );
}
