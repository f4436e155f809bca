import type { ProductGroup } from '@heizplatz/calculator';
import type { DeliveredWeight, OfferVariant } from '@heizplatz/contract';
import { formatMoney, formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MetricTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import { useUnitPriceText } from '../offer/use-unit-price-text';
import { weightDeviation } from './weight-deviation';

interface DeliveryMetricsProps {
  readonly delivered: DeliveredWeight;
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
}

/** Ordered against delivered: amount, unit price, total; upright, so that a phone shows all of it. */
export function DeliveryMetrics({ delivered, offer, group }: DeliveryMetricsProps) {
  const { t } = useLingui();
  const site = useSite();
  const { percent } = weightDeviation(delivered);
  // Without a yes what is above the order is not charged, and what is far below it does not count.
  const isCapped = delivered.NeedsConsent && delivered.Consent !== true;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  const ordered = amountText(delivered.OrderedAmount, group, site);
  const money = (value: number) => formatMoney(value, site);
  const orderedPrice = useUnitPriceText(group)({
    unitPrice: offer.Split.GoodsUnitPrice,
    amount: delivered.OrderedAmount,
    total: offer.Split.Goods,
  });
  const settledPrice = useUnitPriceText(group)({
    unitPrice: delivered.UnitPrice,
    amount: isCapped ? delivered.OrderedAmount : delivered.DeliveredAmount,
    // Without it nothing indicates that the unit price is exact.
    total: delivered.Goods ?? Number.NaN,
  });
  const rows = [
    [t`Menge`, ordered, amountText(delivered.DeliveredAmount, group, site)],
    [t`Abweichung`, '–', `${sign}${formatPercent(Math.abs(percent), site, 1)}`],
    ...(isCapped ? [[t`Berechnet`, ordered, ordered]] : []),
    [t`Ware`, orderedPrice, settledPrice],
    [t`Gesamt`, money(offer.TotalPrice), money(delivered.TotalPrice)],
    ...(delivered.Withdrawn === undefined ? [] : [[t`Davon widerrufen`, '–', `−${money(delivered.Withdrawn)}`]]),
    ...(offer.Deposit === 0 ? [] : [[t`Pfand, zusätzlich`, money(offer.Deposit), money(delivered.Deposit)]]),
  ];
  const totalRow = rows.findIndex(([label]) => label === t`Gesamt`);
  return (
    <MetricTable
      caption={t`Bestellt und geliefert`}
      captionHidden
      columns={[
        { id: 'what', label: t`Vergleich` },
        { id: 'ordered', label: t`Bestellt`, numeric: true },
        { id: 'delivered', label: delivered.IsToConfirm ? t`Gemeldet` : t`Geliefert`, numeric: true },
      ]}
      rows={rows.map((cells, index) => ({ id: String(index), cells, chosen: index === totalRow }))}
    />
  );
}
