/** The chunk of the sticky calculator. */
export { CalculatorBar } from '@heizplatz/calculator-ui';
