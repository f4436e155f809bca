import type { Access } from './call';

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
