import { classNames } from '../class-names';
import styles from './logo.module.css';

/** A flame of five pellets, and the brand's name beside it. `light` stands on spruce. */
export function Logo({ name, tone = 'dark' }: { name: string; tone?: 'dark' | 'light' }) {
  return (
    <span className={classNames(styles.logo, tone === 'light' && styles.light)}>
      <svg className={styles.sign} viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="9" className={styles.ground} />
        <rect x="14.6" y="4.6" width="4.8" height="9.4" rx="2.4" className={styles.ember} />
        <g transform="rotate(28 12.6 17.4)">
          <rect x="10.2" y="11.9" width="4.8" height="11" rx="2.4" className={styles.wood} />
        </g>
        <g transform="rotate(-28 21.4 17.4)">
          <rect x="19" y="11.9" width="4.8" height="11" rx="2.4" className={styles.bark} />
        </g>
        <rect x="14.6" y="15.6" width="4.8" height="13" rx="2.4" className={styles.honey} />
        <g transform="rotate(18 9.6 25)">
          <rect x="7.4" y="20.6" width="4.4" height="8.6" rx="2.2" className={styles.bark} />
        </g>
        <g transform="rotate(-18 24.4 25)">
          <rect x="22.2" y="20.6" width="4.4" height="8.6" rx="2.2" className={styles.wood} />
        </g>
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
