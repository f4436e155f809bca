import { type AmountLimits, type CalculatorError, validateAmount, validateZipCode } from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';
import type { ZipVerdict } from './zip-verdict';

/** ZIPCODE_BUSY: the server requests a retry in a moment; ZIPCODE_FAILED: the request failed. */
export type CalculatorProblem = CalculatorError | 'ZIPCODE_BUSY' | 'ZIPCODE_FAILED';

interface Entered {
  readonly zipCode: string;
  readonly amount: number | null;
  readonly verdict: ZipVerdict | undefined;
}

/** What is wrong with the fields, postcode first; at most one problem each. */
export function calculatorProblems(entered: Entered, site: Site, limits: AmountLimits): readonly CalculatorProblem[] {
  const problems = [
    validateZipCode(entered.zipCode, site) ?? toVerdictProblem(entered.verdict),
    validateAmount(entered.amount ?? 0, limits),
  ];
  return problems.filter((problem) => problem !== null);
}

function toVerdictProblem(verdict: ZipVerdict | undefined): CalculatorProblem | null {
  if (verdict === 'busy') return 'ZIPCODE_BUSY';
  if (verdict === 'failed') return 'ZIPCODE_FAILED';
  return verdict === 'invalid' ? 'ZIPCODE_NXT' : null;
}
