import { answerAddNotification } from './add-notification';
import { answerConfirmNotification } from './confirm-notification';
import { answerEndNotification } from './end-notification';
import { answerNotifications } from './list-notifications';

export const notificationsHandlers = [
  answerAddNotification,
  answerConfirmNotification,
  answerEndNotification,
  answerNotifications,
];
