import { CALLS } from '@heizplatz/contract';
import { linkRoute } from '../token-page/link-route';
import { EmailChangeView } from './email-change-view';

export const emailChangeRoute = linkRoute({
  path: '/email-anpassung-bestaetigen/:token',
  purpose: 'email-change',
  Component: EmailChangeView,
  spend: async ({ api }, Token) => {
    await api(CALLS.confirmEmailChange, { body: { Token } });
    return { returnUrl: null };
  },
});
