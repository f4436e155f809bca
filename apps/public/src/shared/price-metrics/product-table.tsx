import type { PlaceMetrics } from '@heizplatz/contract';
import { formatNumber, formatPercent, formatPriceUnit } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MetricTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { signed } from './signed';
import { Trend } from './trend';

/** Loose and bagged pellets beside each other, each with the offers it rests on. */
export function ProductTable({ products, caption }: { products: readonly PlaceMetrics[]; caption: string }) {
  const { t } = useLingui();
  const site = useSite();
  const unit = formatPriceUnit(site, 't');
  const metric = (value: number | null) => (value === null ? '–' : formatNumber(value, site, 2));
  return (
    <MetricTable
      caption={caption}
      captionHidden
      columns={[
        { id: 'product', label: t`Ware` },
        { id: 'price', label: t`Preis in ${unit}`, numeric: true },
        { id: 'week', label: t`In 7 Tagen`, numeric: true },
        { id: 'quarter', label: t`In 3 Monaten`, numeric: true },
        { id: 'low', label: t`3-Jahres-Tief`, numeric: true },
        { id: 'high', label: t`3-Jahres-Hoch`, numeric: true },
        { id: 'offers', label: t`Angebote`, numeric: true },
      ]}
      rows={products.map((product) => ({
        id: `${product.ProductId}`,
        cells: [
          product.ProductName,
          metric(product.Price),
          <Trend
            key="week"
            value={product.Change}
            text={`${product.Change > 0 ? '+' : ''}${formatPercent(product.Change, site)}`}
          />,
          product.ThreeMonthDifference === null ? '–' : signed(product.ThreeMonthDifference, site),
          metric(product.Low),
          metric(product.High),
          formatNumber(product.OfferCount, site),
        ],
      }))}
    />
  );
}
