import { useLingui } from '@lingui/react/macro';

/** Labels of customer groups, by their id. */
export function useCustomerGroups(): Readonly<Record<1 | 2 | 3, string>> {
  const { t } = useLingui();
  return { 1: t`Privat`, 2: t`Gewerbe`, 3: t`Sammelbesteller` };
}
