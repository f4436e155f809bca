import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { TEXT_MODULES_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CASE_PARAM } from '../../shared/list-panes/case-address';
import { ListPanes } from '../../shared/list-panes/list-panes';
import { StaffPage } from '../../shared/staff-page/staff-page';
import { StaffTable } from '../../shared/staff-table/staff-table';
import { selectionColumn } from '../../shared/staff-table/selection/selection-column';
import { useSelection } from '../../shared/staff-table/selection/use-selection';
import { useUnsavedWarning } from '../../shared/staff-form/use-unsaved-warning';
import { cancellationInput } from './cancellation-input';
import { CasePanel } from './case/case-panel';
import { BulkBooking, getOrderId } from './booking/bulk-booking';
import { SaveBar } from './booking/save-bar';
import { useBookings } from './booking/use-bookings';
import { useCancellationColumns } from './use-cancellation-columns';
import { useCancellationFilters } from './use-cancellation-filters';

/** /stornomanagement (rule STAFF-04): the list, one case beside it, and what is not saved yet. */
export function CancellationsView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.cancellationList, cancellationInput(params), {
    keepPreviousData: true,
  });
  const list = data === false ? undefined : data;
  const bookings = useBookings();
  const [isEntered, setIsEntered] = useState(false);
  useUnsavedWarning(isEntered);
  useUnsavedWarning(bookings.dirty.length > 0, 'page');
  const selection = useSelection(getOrderId);
  const boxes = selectionColumn({
    selection,
    rows: list?.Rows ?? [],
    rowKey: getOrderId,
    isSelectable: ({ isBooked }) => !isBooked,
    labels: { all: t`Alle offenen auswählen`, row: ({ OrderNumber }) => t`${OrderNumber} auswählen` },
  });
  const columns = [boxes, ...useCancellationColumns(bookings)];
  const chosen = list?.Rows.find(({ orderId }) => orderId === params.get(CASE_PARAM));
  const dirtyIds = bookings.dirty.map(({ row }) => row.orderId);
  const { Open = 0, Unanswered = 0 } = list?.Waiting ?? {};
  const filters = useCancellationFilters(list?.Rows[0]?.DealerName);
  return (
    <StaffPage
      title={t`Stornos`}
      lead={
        <Trans>
          {Open} offen, {Unanswered} mit unbeantwortetem Kommentar
        </Trans>
      }
      actions={
        <LinkButton href={TEXT_MODULES_PATH} variant="secondary" size="small">
          <Trans>Textbausteine</Trans>
        </LinkButton>
      }
    >
      <ListPanes
        list={
          <StaffTable
            list={STAFF_LISTS.cancellationList}
            columns={columns}
            selectionBar={<BulkBooking selection={selection} bookings={bookings} reload={() => mutate()} />}
            rowKey={({ orderId }) => orderId}
            data={list}
            error={error}
            onRetry={() => void mutate()}
            getMark={({ orderId }) =>
              orderId === chosen?.orderId ? 'open' : dirtyIds.includes(orderId) ? 'warn' : undefined
            }
            listFilters={filters}
            exportPath={CALLS.exportCancellations.path}
            emptyTitle={t`Keine Stornos gefunden`}
          />
        }
        pane={
          chosen && (
            <CasePanel
              key={chosen.orderId}
              row={chosen}
              bookings={bookings}
              reload={() => mutate()}
              onInput={setIsEntered}
            />
          )
        }
      />
      <SaveBar bookings={bookings} reload={() => mutate()} />
    </StaffPage>
  );
}
