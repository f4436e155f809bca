import { useCall } from '@heizplatz/api-client';
import { CALLS, type PartnerAdvertRow, personalTitles, STAFF_LISTS } from '@heizplatz/contract';
import { useLocation, useSearchParams, useSite } from '@heizplatz/router';
import { Card, Chip, EmptyState, MetricTable, PageLinks, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { partnerAdvertPath } from '../../../shared/advert-statistics/advert-paths';
import { ADVERT_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { clickRateText } from '../../../shared/advert-statistics/daily-metrics';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import { listAddress } from '../../../shared/staff-table/list-address';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffExportLinks } from '../../../shared/staff-table/staff-export-links';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { StaffPage } from '../../../shared/staff-page/staff-page';

const LIST = STAFF_LISTS.partnerAdverts;

function usePartnerColumns(): readonly StaffTableColumn<PartnerAdvertRow>[] {
  const site = useSite();
  const { states } = useAdvertLabels();
  return useDeclaredColumns(LIST, {
    name: { cell: ({ Id, Name }) => <PlainLink href={partnerAdvertPath(Id)}>{Name}</PlainLink> },
    state: { cell: ({ State }) => <Chip tone={ADVERT_TONES[State]}>{states[State]}</Chip> },
    country: {},
    size: {},
    ends: {},
    impressions: {},
    clicks: {},
    rate: { cell: ({ Clicks, Impressions }) => clickRateText(Clicks, Impressions, site) },
  });
}

/** /support/werbepartner: the user's own adverts with the statistics of thirty days. */
export function PartnerListView() {
  const { t } = useLingui();
  const location = useLocation();
  const [params] = useSearchParams();
  const columns = usePartnerColumns();
  const { data } = useCall(CALLS.partnerAdverts, { query: listQuery(CALLS.partnerAdverts.query, params) });
  if (!data) return null;
  return (
    <StaffPage title={t`Meine Anzeigen`} lead={t`Zahlen der letzten 30 Tage`}>
      <Card as="section" aria-label={LIST.label}>
        {data.Rows.length === 0 ? (
          <EmptyState title={t`Für Ihr Konto gibt es noch keine freigegebene Anzeige.`} />
        ) : (
          <>
            <MetricTable
              caption={t`Eigene Anzeigen`}
              captionHidden
              columns={columns.map(({ key, title, align }) => ({ id: key, label: title, numeric: align === 'end' }))}
              rows={data.Rows.map((row) => ({ id: String(row.Id), cells: columns.map(({ cell }) => cell(row)) }))}
            />
            <StaffExportLinks path={CALLS.exportPartnerAdverts.path} personalColumns={personalTitles(LIST)} />
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
