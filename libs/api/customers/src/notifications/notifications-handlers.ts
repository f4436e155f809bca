import { addNotification } from './add-notification';
import { confirmNotification } from './confirm-notification';
import { endNotification } from './end-notification';
import { notifications } from './notifications';

export const notificationsHandlers = [addNotification, confirmNotification, endNotification, notifications];
