import { Icon } from '@heizplatz/ui';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** Drawn only; the words beside them say the same. */
export function Stars({ number }: { readonly number: number }) {
  return (
    <span aria-hidden="true" className={styles.stars}>
      {FIVE.map((star) => (
        <span key={star} className={star <= number ? styles.full : styles.none}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
