import { declaredColumns, ROLE_NAMES, type StaffColumn } from '@heizplatz/api-identity';
import { actionName } from '@heizplatz/api-platform';
import {
  type Call,
  CALL_AREAS,
  CALLS,
  type CallRequest,
  getCallArea,
  getGrantedRoles,
  isSafeCall,
  type Permission,
  type PermissionKind,
  type SortKey,
  STAFF_LISTS,
} from '@heizplatz/contract';
import { GRANTED_ROLES } from '@heizplatz/identity';

type Query = Pick<CallRequest<typeof CALLS.staffPermissions>['query'], 'search' | 'sort' | 'area' | 'role' | 'kind'>;

const getKind = (call: Call): PermissionKind =>
  call.fileResponse === true ? 'file' : isSafeCall(call) ? 'read' : 'write';

function toPermission(call: Call): Permission[] {
  const granted: readonly string[] = getGrantedRoles(call.access);
  const Area = getCallArea(call);
  if (granted.length === 0 || Area === undefined) return [];
  const Roles = GRANTED_ROLES.filter((role) => granted.includes(role));
  return [{ CallId: call.id, Act: actionName(call.id), Area, Kind: getKind(call), Roles }];
}

/** Calls that older pages alone make are left out: another one stands for them. */
const PERMISSIONS: readonly Permission[] = Object.values<Call>(CALLS)
  .filter(({ replacedBy }) => replacedBy === undefined)
  .flatMap(toPermission);

const byName = (a: Permission, b: Permission): number => a.Act.localeCompare(b.Act, 'de');
const AREAS: readonly Permission['Area'][] = CALL_AREAS;
const byArea = (a: Permission, b: Permission): number => AREAS.indexOf(a.Area) - AREAS.indexOf(b.Area) || byName(a, b);
const ORDERS: ReadonlyMap<string, typeof byName> = new Map(
  Object.entries({ area: byArea, act: byName } satisfies Record<
    SortKey<typeof STAFF_LISTS.staffPermissions>,
    typeof byName
  >),
);

function isRequested({ search, area, role, kind }: Query): (row: Permission) => boolean {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ CallId, Act, Area, Kind, Roles }) =>
    (area === '' || Area === area) &&
    (role === '' || Roles.includes(role)) &&
    (kind === '' || Kind === kind) &&
    terms.every((term) => `${Act} ${CallId}`.toLowerCase().includes(term));
}

/** All rows, by area and name; `act` sorts by the name alone. */
export function findPermissions(query: Query): Permission[] {
  const rows = PERMISSIONS.filter(isRequested(query)).toSorted(ORDERS.get(query.sort.replace(/^-/, '')) ?? byArea);
  return query.sort.startsWith('-') ? rows.reverse() : rows;
}

export const PERMISSION_COLUMNS: readonly StaffColumn<Permission>[] = [
  ...declaredColumns(STAFF_LISTS.staffPermissions, {}).columns,
  ...GRANTED_ROLES.map((role): StaffColumn<Permission> => ({
    title: ROLE_NAMES[role] ?? role,
    kind: 'boolean',
    value: ({ Roles }) => Roles.includes(role),
  })),
];
