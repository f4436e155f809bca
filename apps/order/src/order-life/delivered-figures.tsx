import type { ProductGroup } from '@heizplatz/calculator';
import type { DeliveredWeight, OfferVariant } from '@heizplatz/contract';
import { formatMoney, formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FigureTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import { unitPriceText } from '../offer/unit-price-text';
import { weightDeviation } from './weight-deviation';

interface DeliveredFiguresProps {
  readonly delivered: DeliveredWeight;
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
}

/** Ordered against delivered: amount, unit price, total. */
export function DeliveredFigures({ delivered, offer, group }: DeliveredFiguresProps) {
  const { t } = useLingui();
  const site = useSite();
  const { percent } = weightDeviation(delivered);
  // Without a yes what is above the order is not charged.
  const isCapped = delivered.NeedsConsent && delivered.Consent !== true;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return (
    <FigureTable
      caption={t`Bestellt und geliefert`}
      captionHidden
      columns={[
        { id: 'what', label: t`Vergleich` },
        { id: 'amount', label: t`Menge`, numeric: true },
        { id: 'unit', label: t`Ware`, numeric: true },
        { id: 'total', label: t`Gesamt`, numeric: true },
      ]}
      rows={[
        {
          id: 'ordered',
          cells: [
            t`Bestellt`,
            amountText(delivered.OrderedAmount, group, site),
            unitPriceText(offer.Split.GoodsUnitPrice, group, site),
            formatMoney(offer.TotalPrice, site),
          ],
        },
        {
          id: 'delivered',
          chosen: true,
          cells: [
            isCapped ? t`Geliefert, berechnet wie bestellt` : t`Geliefert`,
            `${amountText(delivered.DeliveredAmount, group, site)} (${sign}${formatPercent(Math.abs(percent), site, 1)})`,
            unitPriceText(delivered.UnitPrice, group, site),
            formatMoney(delivered.TotalPrice, site),
          ],
        },
      ]}
    />
  );
}
