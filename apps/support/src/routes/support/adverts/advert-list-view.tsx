import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { ADVERTISERS_PATH, NEW_ADVERT_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { useAdvertColumns } from './use-advert-columns';

/** Adverts, the last changed first. */
export function AdvertListView() {
  const { t } = useLingui();
  const { data: advertisers = [] } = useCall(CALLS.staffAdvertisers, {});
  const filters = useListFilters(STAFF_LISTS.staffAdverts, {
    advertiser: { options: advertisers.map(({ Id, Name }) => ({ value: String(Id), label: Name })) },
  });
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffAdverts, { query: listQuery(CALLS.staffAdverts.query, params) });
  const columns = useAdvertColumns();
  return (
    <StaffPage
      title={t`Anzeigen`}
      lead={t`Zahlen der letzten 30 Tage`}
      actions={
        <>
          <LinkButton href={ADVERTISERS_PATH} variant="secondary" size="small">
            <Trans>Werbekunden</Trans>
          </LinkButton>
          <LinkButton href={NEW_ADVERT_PATH} size="small">
            <Trans>Neue Anzeige</Trans>
          </LinkButton>
        </>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffAdverts}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'submitted' ? 'open' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportStaffAdverts.path}
        emptyTitle={t`Keine Anzeige gefunden`}
      />
    </StaffPage>
  );
}
