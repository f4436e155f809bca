import { buildRowsFile, pageOf } from '@heizplatz/api-identity';
import { defineHandler, type Handler, siteDay } from '@heizplatz/api-platform';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { findPermissions, PERMISSION_COLUMNS } from './permission-rows';

const staffPermissions = defineHandler(CALLS.staffPermissions, ({ query }) => pageOf(findPermissions(query), query));

const exportStaffPermissions = defineHandler(CALLS.exportStaffPermissions, ({ query }, { clock }) => {
  const rows = findPermissions(query);
  const name = `${STAFF_LISTS.staffPermissions.fileName}-${siteDay(clock())}`;
  return buildRowsFile({ columns: PERMISSION_COLUMNS, rows, name, format: query.format });
});

export const staffPermissionsHandlers: readonly Handler[] = [staffPermissions, exportStaffPermissions];
