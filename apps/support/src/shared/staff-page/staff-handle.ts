import type { PageHandle } from '@heizplatz/router';

/** The handle of every staff route; its loader determines who may access the page (requireAccess). */
export const STAFF_HANDLE = {
  layout: 'staff',
  middleware: ['signed-in'],
  calculatorBar: 'never',
} as const satisfies PageHandle;
