import type { AmountError, AmountLimits, ProductGroup } from '@heizplatz/calculator';
import { formatNumber, type Site } from '@heizplatz/country';
import { useLingui } from '@lingui/react/macro';

interface AmountPlace {
  readonly site: Site;
  readonly group: ProductGroup;
  readonly limits: AmountLimits;
  /** Number of households; more than one multiplies the minimum and adds it to the message. */
  readonly deliveryPoints?: number;
}

/** Sentences for a refused amount, with the group's limits and unit (rule CALC-06). */
export function useAmountMessage({
  site,
  group,
  limits,
  deliveryPoints = 1,
}: AmountPlace): (error: AmountError) => string {
  const { t } = useLingui();
  const quantity = (amount: number) =>
    `${formatNumber(amount, site)} ${amount === 1 ? group.unitSingular : group.unit}`;
  const least = limits.min * deliveryPoints;
  const minimum = group.isPallet && least === 1 ? t`einer Palette` : quantity(least);
  const maximum = quantity(limits.max);
  const perHousehold = quantity(limits.min);

  return (error) => {
    if (error === 'AMOUNT_MAX') return t`Bitte geben Sie eine Menge von höchstens ${maximum} ein.`;
    if (deliveryPoints === 1) return t`Bitte geben Sie eine Menge von mindestens ${minimum} ein.`;
    return t`Bitte geben Sie eine Menge von mindestens ${minimum} ein (min. ${perHousehold} pro Haushalt).`;
  };
}
