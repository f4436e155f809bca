import type { Handler } from '@heizplatz/api-platform';
import { inviteColleague, ownDealerLogins } from './own-dealer-logins';
import { dealerLogins, inviteDealerLogin, inviteDealerLoginAgain, setDealerLoginLock } from './staff-dealer-logins';

export const dealerLoginsHandlers: readonly Handler[] = [
  dealerLogins,
  inviteDealerLogin,
  inviteDealerLoginAgain,
  setDealerLoginLock,
  ownDealerLogins,
  inviteColleague,
];
