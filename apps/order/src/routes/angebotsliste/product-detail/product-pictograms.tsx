import { HazardSign, isHazardCode } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './product-detail.module.css';

interface ProductPictogramsProps {
  /** GHS02 … as the API names them; one without a pictogram is displayed as its code. */
  readonly codes: readonly string[];
  readonly size?: 32 | 48;
}

/** Hazard pictograms with their names for readers. */
export function ProductPictograms({ codes, size = 48 }: ProductPictogramsProps) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    GHS02: t`Flamme`,
    GHS07: t`Ausrufezeichen`,
    GHS08: t`Gesundheitsgefahr`,
    GHS09: t`Umwelt`,
  };
  if (codes.length === 0) return null;
  return (
    <ul className={styles.pictograms}>
      {codes.map((code) => (
        <li key={code}>
          {isHazardCode(code) ? <HazardSign code={code} label={`${code} ${names[code] ?? ''}`} size={size} /> : code}
        </li>
      ))}
    </ul>
  );
}
