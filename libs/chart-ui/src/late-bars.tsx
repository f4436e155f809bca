import { useEffect, useRef } from 'react';
import { barOptions } from './bar-options';
import type { LiveBarsProps } from './live-bars-props';
import styles from './live-bars.module.css';

interface LateBarsProps {
  readonly bars: LiveBarsProps;
  readonly onRendered: (isRendered: boolean) => void;
}

/** The chart library, fetched once the page is there; without it the bars of the page stay. */
export function LateBars({ bars, onRendered }: LateBarsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { title, axis, categories, series, format, formatAxis, isHorizontal = false } = bars;
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    async function render() {
      const { ApexCharts } = await import(/* webpackChunkName: "apexcharts" */ './load-charts');
      if (isOver || !place.current) return;
      const rendered = { title, axis, categories, series, format, isHorizontal, ...(formatAxis && { formatAxis }) };
      const chart = new ApexCharts(place.current, barOptions(rendered, documentNonce()));
      await chart.render();
      // The chart cannot be destroyed before it is rendered.
      if (isOver) return chart.destroy();
      end = () => chart.destroy();
      onRendered(true);
    }
    render().catch(() => onRendered(false));
    return () => {
      isOver = true;
      end();
    };
  }, [title, axis, categories, series, format, formatAxis, isHorizontal, onRendered]);
  return <div ref={place} aria-hidden="true" className={styles.late} />;
}

/** The document's, which the library's own style elements need (style-src). */
const documentNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
