import { useCall } from '@heizplatz/api-client';
import { CALLS, type Permission, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { USERS_PATH } from '@heizplatz/routes';
import { Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import styles from './permissions.module.css';

/** What a row and the area's heading before it have in common: the area stands once. */
const isFirstOfArea = (rows: readonly Permission[], row: Permission): boolean =>
  rows[rows.indexOf(row) - 1]?.Area !== row.Area;

function usePermissionColumns(rows: readonly Permission[]): readonly StaffTableColumn<Permission>[] {
  const { t } = useLingui();
  const { labels } = STAFF_LISTS.staffPermissions.columns.area;
  const declared: readonly StaffTableColumn<Permission>[] = useDeclaredColumns(STAFF_LISTS.staffPermissions, {
    area: { cell: (row) => (isFirstOfArea(rows, row) ? <strong>{labels[row.Area]}</strong> : null) },
    act: { isRowHeader: true, wraps: true },
    kind: { importance: 'extra' },
  });
  return [
    ...declared,
    ...ROLE_LABELS.map(({ role, name }): StaffTableColumn<Permission> => {
      return {
        key: role,
        title: <span className={styles.role}>{t(name)}</span>,
        cell: ({ Roles }) =>
          Roles.includes(role) ? (
            <Icon name="check" size={18} label={t`ja`} />
          ) : (
            <span className="visually-hidden">{t`nein`}</span>
          ),
      };
    }),
  ];
}

/** Which role may do what: read from the same table that the API checks each call by. */
export function PermissionsView() {
  const { t } = useLingui();
  const options = ROLE_LABELS.map(({ role, name }) => ({ value: role, label: t(name) }));
  const filters = useListFilters(STAFF_LISTS.staffPermissions, { role: { options } });
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffPermissions.query, params);
  const { data, error, mutate } = useCall(CALLS.staffPermissions, { query });
  const columns = usePermissionColumns(data?.Rows ?? []);
  return (
    <StaffPage
      title={t`Rechte der Rollen`}
      crumbs={[{ id: 'benutzer', text: t`Benutzer und Rollen`, href: USERS_PATH }]}
      lead={
        <Trans>
          Nach diesen Rechten prüft die Schnittstelle jeden Aufruf. Sie ändern sich mit einer neuen Version.
        </Trans>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffPermissions}
        columns={columns}
        rowKey={({ CallId }) => CallId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        listFilters={filters}
        exportPath={CALLS.exportStaffPermissions.path}
        emptyTitle={t`Kein Recht gefunden`}
      />
    </StaffPage>
  );
}
