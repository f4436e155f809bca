import { useCall } from '@heizplatz/api-client';
import { CALL_AREA_LABELS, CALLS, type Permission, PERMISSION_KIND_LABELS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { USERS_PATH } from '@heizplatz/routes';
import { Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLabels } from '../../../../shared/labels/use-labels';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { ROLE_LABELS } from '../../../../shared/users/role-labels';
import styles from './permissions.module.css';
import { usePermissionFilters } from './use-permission-filters';

/** What a row and the area's heading before it have in common: the area stands once. */
const isFirstOfArea = (rows: readonly Permission[], row: Permission): boolean =>
  rows[rows.indexOf(row) - 1]?.Area !== row.Area;

function usePermissionColumns(rows: readonly Permission[]): readonly StaffTableColumn<Permission>[] {
  const { t } = useLingui();
  const areas = useLabels(CALL_AREA_LABELS);
  const kinds = useLabels(PERMISSION_KIND_LABELS);
  return [
    {
      key: 'area',
      title: t`Bereich`,
      sort: 'area',
      cell: (row) => (isFirstOfArea(rows, row) ? <strong>{areas[row.Area]}</strong> : null),
    },
    { key: 'act', title: t`Recht`, sort: 'act', isRowHeader: true, wraps: true, cell: ({ Act }) => Act },
    { key: 'kind', importance: 'extra', title: t`Art`, cell: ({ Kind }) => kinds[Kind] },
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
  const filters = usePermissionFilters();
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
        label={t`Rechte`}
        columns={columns}
        rowKey={({ CallId }) => CallId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        defaultSort="area"
        searchHint={t`Recht`}
        listFilters={filters}
        exportPath={CALLS.exportStaffPermissions.path}
        emptyTitle={t`Kein Recht gefunden`}
      />
    </StaffPage>
  );
}
