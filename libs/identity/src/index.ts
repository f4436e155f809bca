export { hasAnyRole, hasAnyRoleOrAdmin, hasRole } from './has-role.ts';
export { formatUserName } from './format-user-name.ts';
export { getCountryIds } from './get-country-ids.ts';
export { parsePayload } from './parse-payload.ts';
export { returnPath } from './return-path.ts';
export { ROLES } from './roles.ts';
export {
  ADMIN_ROLES,
  ADVERT_READER_ROLES,
  ADVERT_ROLES,
  CANCELLATION_ROLES,
  DEALER_ROLES,
  EDITOR_ROLES,
  FINANCE_ROLES,
  GRANTED_ROLES,
  NEWS_ROLES,
  ORDER_READER_ROLES,
  PARTNER_ROLES,
  PRESS_ROLES,
  STAFF_ROLES,
  STATISTIC_ROLES,
  SUPPORT_ROLES,
} from './role-groups.ts';
export { isPlainCustomer, isStaff, isStaffRoles, mayImpersonate } from './staff.ts';
export type { Role } from './roles.ts';
export { visibleSupport } from './support-info.ts';
export { toClaims } from './token-claims.ts';
export { User } from './user.ts';
export { parseUser } from './parse-user.ts';
export {
  type ColumnMark,
  type Ending,
  getColumnMark,
  impersonalColumn,
  personalColumn,
  type TermEnding,
} from './personal-data/column-mark.ts';
export { erasePersonal, GONE } from './personal-data/erase-personal.ts';
export { listTexts, type SchemaText } from './personal-data/list-texts.ts';
export { getMark, impersonal, isPersonal, type Mark, personal } from './personal-data/mark.ts';
export { getAlternatives, getBase, getRecordValue, type SchemaNode } from './personal-data/schema-node.ts';
