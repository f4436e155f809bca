import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { useLocation, useSearchParams, useSite } from '@heizplatz/router';
import { Card, Chip, EmptyState, MetricTable, PageLinks, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { partnerAdvertPath } from '../../../shared/advert-statistics/advert-paths';
import { ADVERT_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { clickRateText } from '../../../shared/advert-statistics/daily-metrics';
import { listAddress } from '../../../shared/staff-table/list-address';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffExportLinks } from '../../../shared/staff-table/staff-export-links';
import { StaffPage } from '../../../shared/staff-page/staff-page';

/** /support/werbepartner: the user's own adverts with the statistics of thirty days. */
export function PartnerListView() {
  const { t } = useLingui();
  const site = useSite();
  const location = useLocation();
  const [params] = useSearchParams();
  const { states, sizes } = useAdvertLabels();
  const { data } = useCall(CALLS.partnerAdverts, { query: listQuery(CALLS.partnerAdverts.query, params) });
  if (!data) return null;
  const columns = [
    { id: 'name', label: t`Anzeige` },
    { id: 'state', label: t`Zustand` },
    { id: 'country', label: t`Land` },
    { id: 'size', label: t`Größe` },
    { id: 'ends', label: t`Endet` },
    { id: 'impressions', label: t`Einblendungen`, numeric: true },
    { id: 'clicks', label: t`Klicks`, numeric: true },
    { id: 'rate', label: t`Klickrate`, numeric: true },
  ];
  const rows = data.Rows.map((row) => ({
    id: String(row.Id),
    cells: [
      <PlainLink key="name" href={partnerAdvertPath(row.Id)}>
        {row.Name}
      </PlainLink>,
      <Chip key="state" tone={ADVERT_TONES[row.State]}>
        {states[row.State]}
      </Chip>,
      siteById(row.CountryId).iso,
      sizes[row.SlotTypeId],
      row.EndsOn ? formatDate(row.EndsOn, site) : '–',
      formatNumber(row.Impressions, site),
      formatNumber(row.Clicks, site),
      clickRateText(row.Clicks, row.Impressions, site),
    ],
  }));
  return (
    <StaffPage title={t`Meine Anzeigen`} lead={t`Zahlen der letzten 30 Tage`}>
      <Card as="section" aria-label={t`Meine Anzeigen`}>
        {rows.length === 0 ? (
          <EmptyState title={t`Für Ihr Konto gibt es noch keine freigegebene Anzeige.`} />
        ) : (
          <>
            <MetricTable caption={t`Eigene Anzeigen`} captionHidden columns={columns} rows={rows} />
            <StaffExportLinks path={CALLS.exportPartnerAdverts.path} />
          </>
        )}
        <PageLinks
          label={t`Seiten: Meine Anzeigen`}
          page={data.Page}
          pageCount={Math.ceil(data.Total / data.PageSize)}
          getHref={(page) => listAddress(location, { page: page === 1 ? null : String(page) })}
        />
      </Card>
    </StaffPage>
  );
}
