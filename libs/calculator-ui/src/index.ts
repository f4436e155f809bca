export { CalculatorBar } from './bar/calculator-bar';
export type { CalculatorBarProps } from './bar/calculator-bar';
export { CalculatorForm } from './form/calculator-form';
export { saveCalculator } from './state/save-calculator';
export { useAmountMessage } from './messages/use-amount-message';
export { useIsCalculating } from './state/use-is-calculating';
export { useChosenGroup } from './state/use-chosen-group';
export { useSavedZipCode } from './state/use-saved-zip-code';
export { useStoredCalculator } from './state/use-stored-calculator';
