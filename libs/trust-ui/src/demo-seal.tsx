import styles from './demo-seal.module.css';

const TEETH = Array.from({ length: 16 }, (_, index) => index * 22.5);

/** Our own: a seal that identifies itself. The word is visual only, and announced by the demonstration's bar. */
export function DemoSeal() {
  return (
    <svg className={styles.seal} viewBox="-32 -32 64 64" width="48" height="48" aria-hidden="true">
      {TEETH.map((angle) => (
        <circle key={angle} className={styles.edge} r="5" cx="24" transform={`rotate(${angle})`} />
      ))}
      <circle className={styles.edge} r="25" />
      <circle className={styles.ring} r="21" />
      <text className={styles.word} textAnchor="middle" y="5">
        DEMO
      </text>
    </svg>
  );
}
