import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { NEW_SLOT_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { useSlotColumns } from './use-slot-columns';

/** Places for adverts with what may stand there today. */
export function SlotListView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffSlots);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffSlots, { query: listQuery(CALLS.staffSlots.query, params) });
  const columns = useSlotColumns();
  return (
    <StaffPage
      title={t`Werbeplätze`}
      actions={
        <LinkButton href={NEW_SLOT_PATH} size="small">
          <Trans>Neuer Werbeplatz</Trans>
        </LinkButton>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffSlots}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsOn, Chances }) => (!IsOn ? 'warn' : Chances.length === 0 ? 'open' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportStaffSlots.path}
        emptyTitle={t`Kein Werbeplatz gefunden`}
      />
    </StaffPage>
  );
}
