import { classNames } from '../class-names';
import styles from './chip.module.css';

/** A small count; the text beside it names what is counted. */
export function Badge({ count, tone = 'wood' }: { count: number; tone?: 'wood' | 'ember' }) {
  return <span className={classNames(styles.badge, tone === 'ember' && styles.badgeEmber)}>{count}</span>;
}
