import {
  type CalculatorConfiguration,
  encodeCalculatorQuery,
  toSimpleConfiguration,
  type ProductGroup,
  validateAmount,
} from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';
import { useLocation, useNavigate, useSite } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { useState } from 'react';
import { type CalculatorProblem, calculatorProblems } from '../checks/calculator-problems';
import { useZipCheck } from '../checks/use-zip-check';
import type { ZipVerdict } from '../checks/zip-verdict';
import { knownConfiguration } from '../state/known-configuration';
import { presetZipCode } from '../state/preset-zip-code';
import { saveFields, type ValidFields } from '../state/save-fields';
import { useCalculatorValues } from '../state/use-calculator-values';
import { useDebouncedEdits } from './use-debounced-edits';
import { useLocalPage } from './use-local-page';
import { useRetry } from './use-retry';

/** Where a submitted calculator leads: to the offers, or to the offers with the settings open. */
export type Destination = 'offers' | 'settings';

export interface Calculator {
  readonly site: Site;
  readonly group: ProductGroup;
  readonly zipCode: string;
  readonly amount: number | null;
  readonly typeZipCode: (text: string) => void;
  readonly typeAmount: (amount: number | null) => void;
  /** What the popover lists. */
  readonly problems: readonly CalculatorProblem[];
  readonly hideProblems: () => void;
  readonly submit: (destination?: Destination) => void;
  /** Submitted, and the server has not judged the postcode yet. */
  readonly isWaiting: boolean;
}

/** Five digits on every site, so that a visitor of the wrong one can type the postcode that the hint is about. */
const MOST_ZIP_DIGITS = 5;

/**
 * State and actions of one calculator; 'settled' displays problems without reporting fields that are still empty.
 */
export function useCalculator(group: ProductGroup): Calculator {
  const site = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const values = useCalculatorValues(site.countryId, group);
  const { zipCode, amount } = values;
  const check = useZipCheck(site, zipCode, presetZipCode(location.pathname));
  const goToLocalPage = useLocalPage(site);
  const [view, setVisible] = useState<'nothing' | 'settled' | 'submitted'>('nothing');
  const problemsWith = (verdict: ZipVerdict | undefined) =>
    calculatorProblems({ zipCode, amount, verdict }, site, group.simpleLimits);
  const problems = problemsWith(check.verdict).filter(
    (problem) => view === 'submitted' || (view === 'settled' && !problem.endsWith('_REQ')),
  );

  function configuration(): CalculatorConfiguration {
    const known = knownConfiguration(site.countryId, group, location);
    return toSimpleConfiguration({ ...known, ZipCode: zipCode, Amount: amount ?? 0, IsDefault: false });
  }
  /** Each field is saved for itself: a valid amount at once, a postcode when the server knows it (rule CALC-10). */
  function saveValidFields(): ZipVerdict | undefined {
    const save = (fields: ValidFields) => saveFields({ countryId: site.countryId, group, location }, fields);
    if (amount !== null && validateAmount(amount, group.simpleLimits) === null) save({ amount });
    return check.start(() => save({ zipCode }));
  }
  const edits = useDebouncedEdits(() => {
    saveValidFields();
    setVisible('settled');
    void goToLocalPage(zipCode);
  });
  const retry = useRetry((destination: Destination) => {
    const verdict = check.current() ?? saveValidFields();
    if (verdict === 'checking') return 'again';
    finish(destination, verdict);
    return 'done';
  });

  function finish(destination: Destination, verdict: ZipVerdict | undefined) {
    if (problemsWith(verdict).length > 0) return setVisible('submitted');
    setVisible('nothing');
    const settings = destination === 'settings' ? 'openSettings=1&' : '';
    void navigate(`${offersPath(group)}?${settings}${encodeCalculatorQuery(configuration())}`);
  }
  function submit(destination: Destination = 'offers') {
    edits.forget();
    const verdict = saveValidFields();
    if (verdict === 'checking') retry.begin(destination);
    else finish(destination, verdict);
  }
  function edit(type: () => void) {
    if (problems.length === 0) setVisible('nothing');
    edits.note();
    type();
  }

  return {
    site,
    group,
    zipCode,
    amount,
    typeZipCode: (text) => edit(() => values.typeZipCode(text.replace(/\D/g, '').slice(0, MOST_ZIP_DIGITS))),
    typeAmount: (next) => edit(() => values.typeAmount(next)),
    problems,
    hideProblems: () => setVisible('nothing'),
    submit,
    isWaiting: retry.isBusy,
  };
}
