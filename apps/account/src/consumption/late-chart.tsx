import type { Site } from '@heizplatz/country';
import { useEffect, useRef } from 'react';
import { chartOptions } from './chart-options';
import type { PeriodFigures } from './consumption-figures';
import styles from './consumption.module.css';

interface LateChartProps {
  readonly periods: readonly PeriodFigures[];
  readonly unit: string;
  readonly site: Site;
  readonly onDrawn: (isDrawn: boolean) => void;
}

/** The chart library, fetched once the page is there; without it the bars of the page stay. */
export function LateChart({ periods, unit, site, onDrawn }: LateChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    async function draw() {
      const { ApexCharts } = await import('./load-charts');
      if (isOver || !place.current) return;
      const chart = new ApexCharts(place.current, chartOptions(periods, { unit, site, nonce: documentNonce() }));
      end = () => chart.destroy();
      await chart.render();
      onDrawn(true);
    }
    draw().catch(() => onDrawn(false));
    return () => {
      isOver = true;
      end();
    };
  }, [periods, unit, site, onDrawn]);
  return <div ref={place} aria-hidden="true" className={styles.late} />;
}

/** The document's, which the library's own style elements need (style-src). */
const documentNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
