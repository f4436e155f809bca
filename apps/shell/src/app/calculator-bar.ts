import type { CalculatorBar } from '@heizplatz/calculator-ui';
import type { PageHandle } from '@heizplatz/router';

type Bar = typeof CalculatorBar;

let loaded: Bar | undefined;

/** Fetches the sticky calculator, which the first bundle lacks (docs/decisions/0098). Throws when its chunk does not come. */
export async function loadCalculatorBar(): Promise<void> {
  loaded ??= (await import(/* webpackChunkName: "calculator-bar" */ './visible-calculator-bar')).CalculatorBar;
}

/** What loadCalculatorBar has fetched. */
export const getCalculatorBar = (): Bar | undefined => loaded;

/** Whether a page has the bar from the start, so that it is part of the document. */
export const hasCalculatorBar = (handle: PageHandle | undefined): boolean => handle?.calculatorBar === undefined;
