import { findNotifications } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { presentNotification } from './present-notification';

/** The caller's own on all sites; what ended stays for a month (clean-up-notifications.ts). */
export const notifications = defineHandler(CALLS.notifications, async (_, { db, user, clock, services }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const rows = await findNotifications(db, user.id);
  const now = clock();
  return { Items: rows.map((row) => presentNotification(row, services.priceBook.current(), now)) };
});
