import type { PageHandle } from '@heizplatz/router';

/** The handle of every staff route; whom the page is for is said by its loader (requireAccess). */
export const STAFF_HANDLE = {
  layout: 'staff',
  middleware: ['signed-in'],
  calculatorBar: 'never',
} as const satisfies PageHandle;
