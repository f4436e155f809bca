import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** What stands beside a box or a dot: label, at the right what it adds, below it a hint. */
export function ChoiceText({
  label,
  extra,
  hint,
  hintId,
}: {
  label: ReactNode;
  extra?: ReactNode;
  hint?: ReactNode;
  hintId: string;
}) {
  return (
    <span className={styles.text}>
      <span className={styles.line}>
        <span>{label}</span>
        {extra && <span className="tabular">{extra}</span>}
      </span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </span>
  );
}
