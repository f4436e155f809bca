import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { INVITE_PATH, PERMISSIONS_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import { useUserColumns } from './use-user-columns';
import type { ListFilter } from '../../../../shared/staff-table/filters/list-filter';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';

function useUserFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  return useListFilters(STAFF_LISTS.staffUsers, { role: { options: roles } });
}

/** Who works for the marketplace, and press and advertising partners. */
export function UserListView() {
  const { t } = useLingui();
  const filters = useUserFilters();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffUsers.query, params);
  const { data, error, mutate } = useCall(CALLS.staffUsers, { query });
  const columns = useUserColumns();
  return (
    <StaffPage
      title={t`Benutzer und Rollen`}
      actions={
        <>
          <LinkButton variant="secondary" size="small" href={PERMISSIONS_PATH}>
            <Trans>Rechte der Rollen</Trans>
          </LinkButton>
          <LinkButton variant="primary" size="small" href={INVITE_PATH}>
            <Trans>Benutzer einladen</Trans>
          </LinkButton>
        </>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffUsers}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsLocked }) => (IsLocked ? 'warn' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportStaffUsers.path}
        emptyTitle={t`Kein Benutzer gefunden`}
      />
    </StaffPage>
  );
}
