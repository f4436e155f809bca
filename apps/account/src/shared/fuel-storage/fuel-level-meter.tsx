import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './fuel-level-meter.module.css';
import { formatKilograms } from './format-kilograms';

interface FuelLevelMeterProps {
  readonly stockKg: number;
  readonly capacityKg: number;
}

/** Of the graphic: the silo's inside, from its top to the tip of the cone. */
const TOP = 14;
const BOTTOM = 146;
const SILO = 'M14 14h92v84L70 146H50L14 98Z';

/** The level of a fuel storage, as a silo with pellets in it; for screen readers a meter with its values. */
export function FuelLevelMeter({ stockKg, capacityKg }: FuelLevelMeterProps) {
  const { t } = useLingui();
  const site = useSite();
  const id = useId();
  const full = capacityKg > 0 ? Math.min(1, Math.max(0, stockKg / capacityKg)) : 0;
  const percent = Math.round(full * 100);
  const level = BOTTOM - (BOTTOM - TOP) * full;
  const [stock, capacity] = [formatKilograms(stockKg, site), formatKilograms(capacityKg, site)];
  return (
    <div
      role="meter"
      aria-label={t`Füllstand`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={t`etwa ${stock} von ${capacity}, ${percent} Prozent`}
      className={styles.meter}
    >
      <svg viewBox="0 0 120 160" aria-hidden="true" className={styles.drawing}>
        <clipPath id={`${id}-silo`}>
          <path d={SILO} />
        </clipPath>
        <pattern id={`${id}-pellets`} width="20" height="16" patternUnits="userSpaceOnUse">
          <rect width="20" height="16" className={styles.ground} />
          <path d="M3 5l6 2M13 3l5-2M12 12l6 1M2 13l5-3" className={styles.pellet} />
        </pattern>
        <path d={SILO} className={styles.inside} />
        <g clipPath={`url(#${id}-silo)`}>
          <rect x="0" y={level} width="120" height={BOTTOM - level} fill={`url(#${id}-pellets)`} />
          <path d={`M0 ${level}h120`} className={styles.level} />
        </g>
        <path d={SILO} className={styles.wall} />
        <path d="M30 14V6h60v8M24 112v42M96 112v42" className={styles.wall} />
      </svg>
      <p aria-hidden="true" className={styles.percent}>
        {formatNumber(percent, site)}&nbsp;%
      </p>
    </div>
  );
}
