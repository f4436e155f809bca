import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
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

function useUserFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const roles = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  return [
    { name: 'role', label: t`Rolle`, options: [{ value: '', label: t`alle` }, ...roles] },
    {
      name: 'inactive',
      label: t`Seit 90 Tagen nicht angemeldet`,
      options: [
        { value: '', label: t`alle` },
        { value: 'ja', label: t`ja` },
        { value: 'nein', label: t`nein` },
      ],
    },
  ];
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
        label={t`Benutzer`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ IsLocked }) => (IsLocked ? 'warn' : undefined)}
        defaultSort="name"
        searchHint={t`Name, E-Mail`}
        listFilters={filters}
        exportPath={CALLS.exportStaffUsers.path}
        personalColumns={t`Name, E-Mail`}
        emptyTitle={t`Kein Benutzer gefunden`}
      />
    </StaffPage>
  );
}
