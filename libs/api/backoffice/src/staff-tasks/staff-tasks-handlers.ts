import type { Handler } from '@heizplatz/api-platform';
import { saveStaffTask } from './save-staff-task';
import { taskList } from './task-list';

/** What waits for staff. */
export const staffTasksHandlers: readonly Handler[] = [...taskList.handlers, saveStaffTask];
