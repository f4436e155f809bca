import type { SelectOption } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

export function useCustomerGroups(): readonly SelectOption[] {
  const { t } = useLingui();
  return [
    { value: '1', label: t`Privat` },
    { value: '2', label: t`Gewerbe` },
    { value: '3', label: t`Sammelbesteller` },
  ];
}
