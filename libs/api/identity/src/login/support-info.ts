import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';

/** Returns the impersonator, only to itself: a customer never learns of it here, the audit log records it. */
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
