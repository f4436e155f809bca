import { type CallContext, defineHandler, problem, siteOrigin } from '@heizplatz/api-platform';
import { CALLS, CountryId } from '@heizplatz/contract';
import { customerPath } from '@heizplatz/routes';
import * as v from 'valibot';
import { findLogin } from '../session/refresh-repository';

/** Where an impersonation that was begun on another country's site goes back to when it ends; null: it began here. */
async function findReturnUrl({ db, user, actor, familyId, services }: CallContext): Promise<string | null> {
  const login = user && actor && familyId !== null ? await findLogin(db, familyId) : undefined;
  if (!user || !login || login.returnCountryId === null) return null;
  return siteOrigin(v.parse(CountryId, login.returnCountryId), services.config) + customerPath(user.id);
}

/** Returns the impersonator, only to itself: a customer never learns of it here, the audit log records it. */
export const supportInfo = defineHandler(CALLS.supportInfo, async (_, context) => {
  const { user, actor } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const isImpersonating = actor !== null && user.isImpersonatedS;
  const ReturnUrl = await findReturnUrl(context);
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
    ...(ReturnUrl !== null && { ReturnUrl }),
  };
});
