import { GRANTED_ROLES } from '@heizplatz/identity';
import * as v from 'valibot';
import { CodeText } from '../../fields/fields.ts';
import { CALL_AREAS } from '../../call-area.ts';
import { defineCall } from '../../call.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListQuery, staffListResponse } from '../../fields/staff-list.ts';
import { ADMIN } from '../../staff-access.ts';
import { openPicklist } from '../../fields/open-picklist.ts';
import { CALL_AREA_LABELS, PERMISSION_KIND_LABELS } from '../labels.ts';

const Area = v.picklist(CALL_AREAS);
/** read: changes nothing; file: gives personal or other data out; write: all others. */
export const PermissionKind = v.picklist(['read', 'file', 'write']);
export type PermissionKind = v.InferOutput<typeof PermissionKind>;

export const Permission = v.object({
  /** The contract's id. */
  CallId: CodeText,
  /** German, as the audit log names it. */
  Act: CodeText,
  Area: openPicklist(Area),
  Kind: openPicklist(PermissionKind),
  /** Who may, Admin included. */
  Roles: v.array(v.picklist(GRANTED_ROLES)),
});
export type Permission = v.InferOutput<typeof Permission>;

/** Behind these stands a column a role, in the table and in the file alike. */
export const PERMISSION_LIST = {
  label: 'Rechte',
  fileName: 'rechte',
  columns: {
    area: { label: 'Bereich', kind: 'code', field: 'Area', labels: CALL_AREA_LABELS, sort: 'area' },
    act: { label: 'Recht', kind: 'text', field: 'Act', sort: 'act' },
    kind: { label: 'Art', kind: 'code', field: 'Kind', labels: PERMISSION_KIND_LABELS },
    call: { label: 'Aufruf', kind: 'text', field: 'CallId' },
  },
  defaultSort: 'area',
  searchHint: 'Recht',
  filters: {
    area: { label: 'Bereich', labels: CALL_AREA_LABELS },
    role: { label: 'Rolle' },
    kind: { label: 'Art', labels: PERMISSION_KIND_LABELS },
  },
} as const satisfies ListDeclaration<Permission>;

/** Which role may make which call, as the API checks it. Search: words of the name and the call's id. */
export const staffPermissions = defineCall({
  id: 'staffPermissions',
  summary: 'Calls and the roles that may make them',
  method: 'GET',
  path: '/api/support/rechte',
  query: v.object({
    ...staffListQuery,
    area: v.optional(v.union([v.literal(''), Area]), ''),
    role: v.optional(v.picklist(['', ...GRANTED_ROLES]), ''),
    kind: v.optional(v.picklist(['', ...PermissionKind.options]), ''),
  }),
  response: staffListResponse(Permission),
  access: ADMIN,
  csrf: false,
});

export const exportStaffPermissions = getListFile(staffPermissions, 'exportStaffPermissions');
