import type { InitConfiguration, OfferVariant } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { rateText } from '../../../shared/offer/rate-text';
import { compareRow, type CompareRow } from './compare-row';

/** The parts of the prices. An option has one row, though dealers may name it otherwise. */
export function useCompareSplitRows(offers: readonly OfferVariant[], init: InitConfiguration): readonly CompareRow[] {
  const { t } = useLingui();
  const site = useSite();
  const money = (value: number) => formatMoney(value, site);
  const orIncluded = (value: number) => (value === 0 ? t`inklusive` : money(value));
  const splits = offers.map(({ Split }) => Split);
  const keys = [...new Set(splits.flatMap(({ Options }) => Options.map(({ Key }) => Key)))];
  const optionText = (split: OfferVariant['Split'], key: string): string => {
    const options = split.Options.filter((option) => option.Key === key);
    return options.map(({ Name, Amount }) => `${Name}: ${orIncluded(Amount)}`).join(', ') || '–';
  };
  return [
    compareRow({
      id: 'split goods',
      label: t`davon Ware`,
      texts: splits.map(({ Goods }) => money(Goods)),
      ranks: splits.map(({ Goods }) => Goods),
    }),
    compareRow({
      id: 'split delivery',
      label: t`davon Lieferung`,
      texts: splits.map(({ Delivery }) => orIncluded(Delivery)),
      ranks: splits.map(({ Delivery }) => Delivery),
    }),
    ...keys.map((key) =>
      compareRow({
        id: `split ${key}`,
        label: init.Groups.find(({ Key }) => Key === key)?.Name ?? t`Option`,
        texts: splits.map((split) => optionText(split, key)),
      }),
    ),
    ...(splits.every(({ Rounding }) => Rounding === 0)
      ? []
      : [
          compareRow({ id: 'split rounding', label: t`Rundung`, texts: splits.map(({ Rounding }) => money(Rounding)) }),
        ]),
    compareRow({
      id: 'split vat',
      label: t`darin MwSt.`,
      texts: splits.map(({ Vat, VatRate }) => `${money(Vat)} (${rateText(VatRate, site)})`),
    }),
  ];
}
