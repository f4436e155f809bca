import type { Handler } from '@heizplatz/api-platform';
import { endUserSessions, resetSecondFactor } from './end-user-sessions';
import { personList } from './person-list';
import { staffUser } from './staff-user';
import { inviteUser, inviteUserAgain } from './invite-user';
import { saveStaffUser } from './save-staff-user';
import { setUserLock } from './set-user-lock';

export const staffUsersHandlers: readonly Handler[] = [
  ...personList.handlers,
  staffUser,
  inviteUser,
  inviteUserAgain,
  saveStaffUser,
  setUserLock,
  endUserSessions,
  resetSecondFactor,
];
