import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { notificationsOf } from '../subscriptions/notification-repository';
import { presentNotification } from './present-notification';

/** The caller's own on all sites; what ended stays for a month (sweep-notifications.ts). */
export const answerNotifications = defineHandler(CALLS.notifications, async (_, { db, user, clock, services }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const rows = await notificationsOf(db, user.id);
  const now = clock();
  return { Items: rows.map((row) => presentNotification(row, services.priceBook.current(), now)) };
});
