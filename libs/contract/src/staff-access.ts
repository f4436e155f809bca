import type { Access } from './call.ts';

/** Whoever works for the marketplace, whatever the task (STAFF_ROLES of libs/identity); Admin is implied. */
export const STAFF_ACCESS = {
  kind: 'roles',
  anyOf: [
    'Role_Heizplatz_CustomerSupport',
    'Role_Heizplatz_DealerSupport',
    'Role_Heizplatz_Editor',
    'Role_Heizplatz_AdManager',
    'Role_Heizplatz_Financial',
    'Role_Heizplatz_Marketing',
  ],
} as const satisfies Access;

/** Pages, menus, media (product.md section 6). */
export const EDITORS = { kind: 'roles', anyOf: ['Role_Heizplatz_Editor'] } as const satisfies Access;

/** News and prompts. */
export const NEWS_WRITERS = {
  kind: 'roles',
  anyOf: ['Role_Heizplatz_Editor', 'Role_Heizplatz_Marketing'],
} as const satisfies Access;

/** Adverts, campaigns and slots. */
export const AD_MANAGER = { kind: 'roles', anyOf: ['Role_Heizplatz_AdManager'] } as const satisfies Access;

/** The adverts' figures and campaigns, to be read. */
export const ADVERT_READERS = {
  kind: 'roles',
  anyOf: ['Role_Heizplatz_AdManager', 'Role_Heizplatz_Marketing'],
} as const satisfies Access;

/** Customers, their orders, mails and withdrawals. */
export const SUPPORT = { kind: 'roles', anyOf: ['Role_Heizplatz_CustomerSupport'] } as const satisfies Access;

/** Dealers, their prices, reviews and reports. */
export const DEALER_STAFF = { kind: 'roles', anyOf: ['Role_Heizplatz_DealerSupport'] } as const satisfies Access;

/** Rates, commissions and exports. */
export const FINANCIAL = { kind: 'roles', anyOf: ['Role_Heizplatz_Financial'] } as const satisfies Access;

/** The house itself: users, jobs, caches, releases, the log. */
export const ADMIN = { kind: 'roles', anyOf: ['Role_Heizplatz_Admin'] } as const satisfies Access;
