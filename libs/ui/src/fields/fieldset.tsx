import type { ReactNode } from 'react';
import styles from './fieldset.module.css';

/** Fields that belong together, under one legend. */
export function Fieldset({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
