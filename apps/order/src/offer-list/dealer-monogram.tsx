import { classNames } from '@heizplatz/ui';
import styles from './dealer-monogram.module.css';

const TONES = 6;

/** The first letters of a dealer's first two words, on a ground that stays the dealer's. */
export function DealerMonogram({ dealerId, name }: { dealerId: number; name: string }) {
  return (
    <span aria-hidden="true" className={classNames(styles.monogram, styles[`tone${Math.abs(dealerId) % TONES}`])}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second = first.slice(1)] = words;
  return (first.slice(0, 1) + second.slice(0, 1)).toLocaleUpperCase('de');
}
