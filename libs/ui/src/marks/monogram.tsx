import { classNames } from '../class-names';
import styles from './monogram.module.css';

const TONES = 6;

/** The initials of a name's first two words, on a background colour that is constant for an id. */
export function Monogram({ id, name, large }: { id: number; name: string; large?: boolean }) {
  const tone = styles[`tone${Math.abs(id) % TONES}`];
  return (
    <span aria-hidden="true" className={classNames(styles.monogram, tone, large && styles.large)}>
      {getInitials(name)}
    </span>
  );
}

function getInitials(name: string): string {
  const terms = name.split(/[\s-]+/).filter((term) => /^\p{L}/u.test(term));
  const [first = '', second = first.slice(1)] = terms;
  return (first.slice(0, 1) + second.slice(0, 1)).toLocaleUpperCase('de');
}
