import { type CalculatorBarProps, useIsFormInView } from '@heizplatz/calculator-ui';
import { useIsHydrated } from '@heizplatz/ui';
import { startTransition, useEffect, useState } from 'react';
import { getCalculatorBar, loadCalculatorBar } from './calculator-bar';

/**
 * The sticky calculator. A page that shows it at once has loaded it before it renders; one with its own calculator
 * loads it when that has left the view, so neither its document nor its first scripts have it.
 */
export function StickyCalculator(props: CalculatorBarProps) {
  const { showAfterScroll = false } = props;
  const isHydrated = useIsHydrated();
  const isNeeded = useIsFormInView() === false && showAfterScroll;
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded || getCalculatorBar()) return;
    // One that does not come is requested again the next time; the page has its own calculator meanwhile.
    loadCalculatorBar().then(
      () => startTransition(() => setLoaded(true)),
      () => undefined,
    );
  }, [isNeeded]);
  const Bar = showAfterScroll && !isHydrated ? undefined : getCalculatorBar();
  return Bar ? <Bar {...props} /> : null;
}
