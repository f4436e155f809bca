import { DEFAULT_PRODUCT_GROUP_ID, type ProductGroup, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import { useAtom } from 'jotai';
import { calculatorAtoms } from './calculator-atoms';
import { useStoredCalculator } from './use-stored-calculator';

interface ChosenGroup {
  readonly group: ProductGroup;
  readonly choose: (group: ProductGroup) => void;
}

/** The product group chosen here or last time, among those that the place offers; loose pellets at first. */
export function useChosenGroup(countryId: CountryId, offered: readonly ProductGroup[]): ChosenGroup {
  const [chosenId, setChosenId] = useAtom(calculatorAtoms(countryId).chosenGroupIdAtom);
  const stored = useStoredCalculator(countryId);
  const latestIds = [...(chosenId === null ? [] : [chosenId]), ...(stored?.productGroupIds ?? [])];
  const latest = latestIds.map((id) => PRODUCT_GROUPS[id]).find((group) => offered.includes(group));
  return { group: latest ?? PRODUCT_GROUPS[DEFAULT_PRODUCT_GROUP_ID], choose: ({ id }) => setChosenId(id) };
}
