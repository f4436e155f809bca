import { mayCall } from '@heizplatz/contract';
import type { PageHandle } from '@heizplatz/router';
import { StaffFrame } from './staff-frame';
import { STAFF_SCREENS } from './staff-screens';

/** The handle of every staff route; its loader determines who may access the page (requireAccess). */
export const STAFF_HANDLE = {
  layout: 'staff',
  middleware: ['signed-in'],
  calculatorBar: 'never',
  // Customers have no screen here: they read the refusal among the pages that they know.
  errorFrame: (user) =>
    user === null || STAFF_SCREENS.some(({ screens }) => screens.some(({ call }) => mayCall(user, call)))
      ? StaffFrame
      : null,
} as const satisfies PageHandle;
