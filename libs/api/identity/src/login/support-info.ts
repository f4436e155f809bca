import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';

/** Shown is who acts, and allowed only to who acts: a customer never learns of it here, the audit log knows. */
export const supportInfo = defineHandler(CALLS.supportInfo, (_, { user, actor }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  const isImpersonating = actor !== null && user.isImpersonatedS;
  return {
    LoggedIn: true,
    ShowSupportInfo: user.isImpersonatedS,
    AllowSupportInfo: isImpersonating,
    OperatingSupportData: actor && {
      SupportUserId: actor.id,
      SupportUserName: actor.name,
      CustomerId: user.id,
      CustomerName: `${user.firstName} ${user.lastName}`.trim(),
    },
  };
});
