import type { ProductGroupId, StoredCalculator } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { atom, type PrimitiveAtom } from 'jotai';
import type { ZipVerdict } from '../checks/zip-verdict';

/** What a country's calculator holds in this window; amounts by product group, null where the field was emptied. */
export interface CalculatorAtoms {
  /** Null: untouched, the stored postcode shows. */
  readonly zipCodeInputAtom: PrimitiveAtom<string | null>;
  readonly amountsInputAtom: PrimitiveAtom<Partial<Record<ProductGroupId, number | null>>>;
  readonly chosenGroupIdAtom: PrimitiveAtom<ProductGroupId | null>;
  /** What local storage held; null until hydration is over. */
  readonly storedAtom: PrimitiveAtom<StoredCalculator | null>;
  readonly zipVerdictsAtom: PrimitiveAtom<Readonly<Record<string, ZipVerdict>>>;
  /** Whether the page's own calculator is in view; null without one. */
  readonly isFormInViewAtom: PrimitiveAtom<boolean | null>;
}

declare global {
  var heizplatzCalculatorAtoms: Map<CountryId, CalculatorAtoms> | undefined;
}

/**
 * The same atoms for every copy of this lib: shell and remotes each bundle one, and the sticky bar has to display
 * what was entered in the home page's calculator. Only keys are shared; values live in the store of one page or
 * request.
 */
export function calculatorAtoms(countryId: CountryId): CalculatorAtoms {
  const atomsValue = (globalThis.heizplatzCalculatorAtoms ??= new Map());
  const atoms = atomsValue.get(countryId) ?? createAtoms();
  atomsValue.set(countryId, atoms);
  return atoms;
}

const createAtoms = (): CalculatorAtoms => ({
  zipCodeInputAtom: atom<string | null>(null),
  amountsInputAtom: atom<Partial<Record<ProductGroupId, number | null>>>({}),
  chosenGroupIdAtom: atom<ProductGroupId | null>(null),
  storedAtom: atom<StoredCalculator | null>(null),
  zipVerdictsAtom: atom<Readonly<Record<string, ZipVerdict>>>({}),
  isFormInViewAtom: atom<boolean | null>(null),
});
