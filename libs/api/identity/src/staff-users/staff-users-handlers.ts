import type { Handler } from '@heizplatz/api-platform';
import { answerEndUserSessions, answerResetSecondFactor } from './end-user-sessions';
import { personList } from './person-list';
import { answerStaffUser } from './get-staff-user';
import { answerInviteUser, answerInviteUserAgain } from './invite-user';
import { answerSaveStaffUser } from './save-staff-user';
import { answerSetUserLock } from './set-user-lock';

export const staffUsersHandlers: readonly Handler[] = [
  ...personList.handlers,
  answerStaffUser,
  answerInviteUser,
  answerInviteUserAgain,
  answerSaveStaffUser,
  answerSetUserLock,
  answerEndUserSessions,
  answerResetSecondFactor,
];
