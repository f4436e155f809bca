import type { ProductGroup } from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';
import { useLingui } from '@lingui/react/macro';
import type { CalculatorProblem } from '../checks/calculator-problems';
import { useAmountMessage } from './use-amount-message';

/** A problem of the simple calculator as a sentence. */
export function useCalculatorMessage(site: Site, group: ProductGroup): (problem: CalculatorProblem) => string {
  const { t } = useLingui();
  const amountMessage = useAmountMessage({ site, group, limits: group.simpleLimits });
  const { inCountry, zipDigits } = site;
  return (problem) => {
    switch (problem) {
      case 'ZIPCODE_REQ':
        return t`Bitte geben Sie Ihre Postleitzahl ein.`;
      case 'ZIPCODE_INV':
        return t`Bitte geben Sie eine gültige Postleitzahl mit ${zipDigits} Ziffern ein.`;
      case 'ZIPCODE_NXT':
        return t`Diese Postleitzahl haben wir ${inCountry} nicht gefunden.`;
      case 'ZIPCODE_FAILED':
        return t`Die Postleitzahl konnte gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.`;
      case 'ZIPCODE_BUSY':
        return t`Bitte versuchen Sie es gleich noch einmal.`;
      default:
        return amountMessage(problem);
    }
  };
}
