import { classNames } from '../class-names';
import { Icon, type IconProps } from './icon';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/**
 * One to five stars, visual only: the text beside them says the same. An average is rounded to the nearest star.
 */
export function Stars({ number, size = 18 }: { readonly number: number } & Pick<IconProps, 'size'>) {
  return (
    <span aria-hidden="true" className={styles.stars}>
      {FIVE.map((star) => (
        <span key={star} className={classNames(star <= Math.round(number) ? styles.full : styles.none)}>
          <Icon name="star" size={size} />
        </span>
      ))}
    </span>
  );
}
