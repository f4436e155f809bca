import type { Handler } from '@heizplatz/api-platform';
import { saveStaffTask } from './save-staff-task';
import { staffMorning } from '../staff-morning/staff-morning';
import { staffWaiting } from './staff-waiting';
import { taskList } from './task-list';
import { undoStaffTask } from './undo-staff-task';
import { workList } from './work-list';

/** What waits for staff. */
export const staffTasksHandlers: readonly Handler[] = [
  ...taskList.handlers,
  ...workList.handlers,
  saveStaffTask,
  undoStaffTask,
  staffWaiting,
  staffMorning,
];
