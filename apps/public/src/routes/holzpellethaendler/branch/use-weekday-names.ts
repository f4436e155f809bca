import { useLingui } from '@lingui/react/macro';

/** Monday to Saturday; there is no delivery on Sundays. */
export function useWeekdayNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Montag`, t`Dienstag`, t`Mittwoch`, t`Donnerstag`, t`Freitag`, t`Samstag`];
}
