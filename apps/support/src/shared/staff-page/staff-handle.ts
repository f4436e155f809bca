import type { PageHandle } from '@heizplatz/router';

/** The handle of every staff route; what the page may show is said by its loader (requireRoles). */
export const STAFF_HANDLE = {
  layout: 'staff',
  middleware: ['signed-in'],
  calculatorBar: 'never',
} as const satisfies PageHandle;
