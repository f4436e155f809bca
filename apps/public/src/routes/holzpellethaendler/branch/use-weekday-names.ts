import { useLingui } from '@lingui/react/macro';

/** Monday to Saturday; nobody delivers on Sundays. */
export function useWeekdayNames(): readonly string[] {
  const { t } = useLingui();
  return [t`Montag`, t`Dienstag`, t`Mittwoch`, t`Donnerstag`, t`Freitag`, t`Samstag`];
}
