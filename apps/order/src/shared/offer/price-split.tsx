import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferVariant } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { type KeyValue, KeyValueList } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { amountText } from './amount-text';
import { isBlownIn } from './is-blown-in';
import { rateText } from './rate-text';
import { useUnitPriceText } from './use-unit-price-text';

/** Its names are times alone: 'bis 10 Werktage'. */
const DELIVERY_TIME_KEY = 'DeliveryTime';

interface PriceSplitProps {
  readonly offer: Pick<OfferVariant, 'Split' | 'Deposit'>;
  readonly group: ProductGroup;
  /** Total of all stations, in the group's unit. */
  readonly amount: number;
  readonly deliveryPoints: number;
  /** `hero`: in large type, where the total is the main information. */
  readonly totalVariant?: 'total' | 'hero';
}

/** How a total comes about; the rows above 'Gesamt' add up to it, the pallets' deposit stands beneath it. */
export function PriceSplit({ offer, group, amount, deliveryPoints, totalVariant = 'total' }: PriceSplitProps) {
  const { t } = useLingui();
  const site = useSite();
  const { Split: split, Deposit: deposit } = offer;
  const money = (value: number) => formatMoney(value, site);
  const quantity = amountText(amount, group, site);
  const unitPrice = useUnitPriceText(group)({ unitPrice: split.GoodsUnitPrice, amount, total: split.Goods });
  const places = plural(deliveryPoints, { one: '# Lieferstelle', other: '# Lieferstellen' });
  const vatRate = rateText(split.VatRate, site);
  const rows: readonly KeyValue[] = [
    {
      id: 'goods',
      label: t`Ware, ${quantity} zu ${unitPrice}`,
      value: money(split.Goods),
    },
    {
      id: 'delivery',
      label: isBlownIn(group) ? t`Einblasen und Anfahrt, ${places}` : t`Lieferung, ${places}`,
      value: split.Delivery === 0 ? t`inklusive` : money(split.Delivery),
    },
    ...split.Options.map(({ Key, Id, Name, Amount }) => ({
      id: `${Key} ${Id}`,
      label: Key === DELIVERY_TIME_KEY ? t`Lieferung ${Name}` : Name,
      value: Amount === 0 ? t`inklusive` : money(Amount),
    })),
    ...(split.Rounding === 0 ? [] : [{ id: 'rounding', label: t`Rundung`, value: money(split.Rounding) }]),
    { id: 'total', label: t`Gesamt`, value: money(split.Total), kind: totalVariant },
    { id: 'vat', label: t`darin ${vatRate} MwSt.`, value: money(split.Vat), kind: 'quiet' },
    ...(deposit === 0 ? [] : [{ id: 'deposit', label: t`Pfand für Paletten, zusätzlich`, value: money(deposit) }]),
  ];
  return <KeyValueList items={rows} />;
}
