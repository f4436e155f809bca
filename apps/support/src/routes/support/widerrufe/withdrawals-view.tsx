import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { ROW_PARAM } from '../../../shared/list-panes/case-address';
import { ListPanes } from '../../../shared/list-panes/list-panes';
import { withdrawalsPath } from '../../../shared/staff-page/staff-paths';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { isOverdue } from './is-overdue';
import { useWithdrawalColumns } from './use-withdrawal-columns';
import { WithdrawalPanel } from './withdrawal-panel';

/** /support/widerrufe: what was declared, and one of them to be seen to. */
export function WithdrawalsView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffWithdrawals, { only: null });
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffWithdrawals.query, params);
  const { data, error, mutate } = useCall(CALLS.staffWithdrawals, { query }, { keepPreviousData: true });
  const columns = useWithdrawalColumns();
  const openedId = params.get(ROW_PARAM);
  const inList = data?.Rows.find(({ Id }) => Id === openedId);
  // An address may name a case that this page of the list does not have.
  const single = useCall(CALLS.staffWithdrawals, data && openedId && !inList ? { query: { only: openedId } } : null);
  const chosen = inList ?? single.data?.Rows[0];
  const reload = () => Promise.all([mutate(), single.mutate()]);
  return (
    <StaffPage
      title={t`Widerrufe`}
      lead={<Trans>Was Kunden über das Formular oder die Seite ihrer Bestellung erklärt haben.</Trans>}
    >
      <ListPanes
        param={ROW_PARAM}
        ownPath={chosen && withdrawalsPath(String(chosen.Id))}
        list={
          <StaffTable
            list={STAFF_LISTS.staffWithdrawals}
            columns={columns}
            rowKey={({ Id }) => Id}
            data={data}
            error={error}
            onRetry={() => void mutate()}
            getMark={(row) =>
              row.Id === chosen?.Id ? 'open' : isOverdue(row) ? 'late' : needsPerson(row) ? 'warn' : undefined
            }
            listFilters={filters}
            exportPath={CALLS.exportWithdrawals.path}
            emptyTitle={t`Keine Widerrufe gefunden`}
          />
        }
        pane={chosen && <WithdrawalPanel key={`${chosen.Id} ${chosen.Version}`} row={chosen} reload={reload} />}
      />
    </StaffPage>
  );
}

/** No person has handled what the program could not decide. */
const needsPerson = ({
  Outcome,
  SettledAt,
}: {
  readonly Outcome: string;
  readonly SettledAt: string | null;
}): boolean => SettledAt === null && ['unknown', 'unclear', 'waiting'].includes(Outcome);
