import styles from './share-bar.module.css';

/** A share as a bar; the number is displayed beside it. */
export function ShareBar({ percent }: { readonly percent: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width="100" height="10" />
      <rect className={styles.bar} width={Math.round(percent * 10) / 10} height="10" />
    </svg>
  );
}
