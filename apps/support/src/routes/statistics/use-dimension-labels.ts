import type { StatisticDimension } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';

/** How dimensions are called, and how a row of one is. */
export function useDimensionLabels() {
  const { t } = useLingui();
  const site = useSite();
  const names: Record<StatisticDimension, string> = {
    ...{ year: t`Jahr`, month: t`Monat`, day: t`Tag`, country: t`Land`, state: t`Bundesland, Kanton` },
    ...{ zip: t`Postleitzahl`, product: t`Ware`, dealer: t`Händler`, payment: t`Zahlungsart`, order: t`Bestellung` },
  };
  /** '05/2026', 'Mo, 18.05.2026'. */
  const getLabel = (by: StatisticDimension, label: string): string => {
    if (by === 'month') return label.split('-').toReversed().join('/');
    return by === 'day' ? formatLongDate(label, site) : label;
  };
  return { names, getLabel: getLabel };
}
