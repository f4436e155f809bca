import { HAZARD_DRAWINGS, type HazardCode } from './hazard-drawings';
import styles from './hazard-sign.module.css';

export interface HazardSignProps {
  code: HazardCode;
  /** Read out: 'GHS02 Flamme'. */
  label: string;
  /** Edge in px, 48 by default. */
  size?: 32 | 48;
}

/** A hazard pictogram, black on white in a red diamond, drawn by us after the rule's description (CLP annex V). */
export function HazardSign({ code, label, size = 48 }: HazardSignProps) {
  const { filled, lines } = HAZARD_DRAWINGS[code];
  return (
    <svg role="img" aria-label={label} className={styles.sign} width={size} height={size} viewBox="0 0 100 100">
      <path className={styles.frame} d="M50 4 96 50 50 96 4 50Z" />
      {filled && <path className={styles.filled} fillRule="evenodd" d={filled} />}
      {lines && <path className={styles.lines} d={lines} />}
    </svg>
  );
}
