import type { ProductGroup } from '@heizplatz/calculator';
import type { DeliveredWeight } from '@heizplatz/contract';
import { formatMoney, formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FigureTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import { unitPriceText } from '../offer/unit-price-text';
import { weightDeviation } from './weight-deviation';

interface DeliveredFiguresProps {
  readonly delivered: DeliveredWeight;
  /** What the order said: its unit price and total. */
  readonly ordered: { readonly UnitPrice: number; readonly TotalPrice: number };
  readonly group: ProductGroup;
}

/** Ordered against delivered: amount, unit price, total. */
export function DeliveredFigures({ delivered, ordered, group }: DeliveredFiguresProps) {
  const { t } = useLingui();
  const site = useSite();
  const { percent } = weightDeviation(delivered);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return (
    <FigureTable
      caption={t`Bestellt und geliefert`}
      captionHidden
      columns={[
        { id: 'what', label: '' },
        { id: 'amount', label: t`Menge`, numeric: true },
        { id: 'unit', label: t`Preis`, numeric: true },
        { id: 'total', label: t`Gesamt`, numeric: true },
      ]}
      rows={[
        {
          id: 'ordered',
          cells: [
            t`Bestellt`,
            amountText(delivered.OrderedAmount, group, site),
            unitPriceText(ordered.UnitPrice, group, site),
            formatMoney(ordered.TotalPrice, site),
          ],
        },
        {
          id: 'delivered',
          chosen: true,
          cells: [
            t`Geliefert`,
            `${amountText(delivered.DeliveredAmount, group, site)} (${sign}${formatPercent(Math.abs(percent), site, 1)})`,
            unitPriceText(delivered.UnitPrice, group, site),
            formatMoney(delivered.TotalPrice, site),
          ],
        },
      ]}
    />
  );
}
