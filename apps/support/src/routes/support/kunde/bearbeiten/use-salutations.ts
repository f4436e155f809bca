import { useLingui } from '@lingui/react/macro';

export function useSalutations(): { value: string; label: string }[] {
  const { t } = useLingui();
  return [
    { value: '0', label: t`keine Angabe` },
    { value: '1', label: t`Frau` },
    { value: '2', label: t`Herr` },
  ];
}
