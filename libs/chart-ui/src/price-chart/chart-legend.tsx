import styles from './price-chart.module.css';

/** Which line is whose; one line needs none beside its heading. */
export function ChartLegend({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {names.map((name) => (
        <li key={name}>
          <span className={styles.sign} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
