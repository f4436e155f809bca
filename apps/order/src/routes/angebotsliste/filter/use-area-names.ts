import { useLingui } from '@lingui/react/macro';
import type { SettingsArea } from '../settings/settings-areas';

/** Headings of the settings' areas. */
export function useAreaNames(): Readonly<Record<SettingsArea, string>> {
  const { t } = useLingui();
  return { goods: t`Ware`, delivery: t`Lieferung`, payment: t`Zahlung` };
}
