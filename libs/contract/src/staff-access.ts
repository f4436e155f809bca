import {
  ADMIN_ROLES,
  ADVERT_READER_ROLES,
  ADVERT_ROLES,
  DEALER_ROLES,
  EDITOR_ROLES,
  FINANCE_ROLES,
  NEWS_ROLES,
  STAFF_ROLES,
  SUPPORT_ROLES,
} from '@heizplatz/identity';
import type { Access } from './access.ts';

/** Everyone who works for the marketplace, in any role. */
export const STAFF_ACCESS = { kind: 'roles', anyOf: STAFF_ROLES } as const satisfies Access;

export const EDITORS = { kind: 'roles', anyOf: EDITOR_ROLES } as const satisfies Access;

export const NEWS_WRITERS = { kind: 'roles', anyOf: NEWS_ROLES } as const satisfies Access;

export const AD_MANAGER = { kind: 'roles', anyOf: ADVERT_ROLES } as const satisfies Access;

export const ADVERT_READERS = { kind: 'roles', anyOf: ADVERT_READER_ROLES } as const satisfies Access;

export const SUPPORT = { kind: 'roles', anyOf: SUPPORT_ROLES } as const satisfies Access;

export const DEALER_STAFF = { kind: 'roles', anyOf: DEALER_ROLES } as const satisfies Access;

export const FINANCIAL = { kind: 'roles', anyOf: FINANCE_ROLES } as const satisfies Access;

export const ADMIN = { kind: 'roles', anyOf: ADMIN_ROLES } as const satisfies Access;
