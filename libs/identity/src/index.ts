export { hasAnyRole, hasRole, hasRoleOrAdmin } from './has-role';
export { payloadOfToken } from './payload-of-token';
export { returnPath } from './return-path';
export { ROLES } from './roles';
export type { Role } from './roles';
export { claimsOfUser, TokenClaims } from './token-claims';
export { User } from './user';
export { userOfToken } from './user-of-token';
