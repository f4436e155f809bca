import type { CALLS, CallResponse, PressPrice } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MetricTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { PressPage } from './press-page';

interface SeriesTableProps {
  readonly series: CallResponse<typeof CALLS.pressPrices>;
  readonly by: PressPage['by'];
}

/** The newest first; what a week or month is the mean of stands beside it. */
export function SeriesTable({ series: { Rows, CountryId, PriceUnit }, by }: SeriesTableProps) {
  const { t } = useLingui();
  const site = useSite();
  const unit = `${siteById(CountryId).currency.symbol}/${PriceUnit}`;
  const metric = (id: string, label: string) => ({ id, label, numeric: true });
  const names = { day: t`Tag`, week: t`Woche`, month: t`Monat` };
  const rest = [metric('low', t`tiefster Tag`), metric('high', t`höchster Tag`), metric('days', t`Tage`)];
  const price = by === 'day' ? t`Preis in ${unit}` : t`Mittel in ${unit}`;
  const getLabel = ({ Key, From, To }: PressPrice): string => {
    if (by === 'day') return formatDate(From, site);
    if (by === 'month') return Key.split('-').toReversed().join('/');
    const [year, week] = Key.split('-W');
    const span = From === To ? formatDate(From, site) : `${formatDate(From, site)}–${formatDate(To, site)}`;
    return t`KW ${week} ${year}, ${span}`;
  };
  const money = (value: number) => formatNumber(value, site, 2);
  return (
    <MetricTable
      caption={t`Preise, das Neueste zuerst`}
      captionHidden
      columns={[{ id: 'key', label: names[by] }, metric('price', price), ...(by === 'day' ? [] : rest)]}
      rows={Rows.toReversed().map((row) => ({
        id: row.Key,
        cells: [
          getLabel(row),
          money(row.Price),
          ...(by === 'day' ? [] : [money(row.Low), money(row.High), formatNumber(row.Days, site)]),
        ],
      }))}
    />
  );
}
