import { CALLS } from '@heizplatz/contract';
import { EMAIL_CHANGE_PATTERN } from '@heizplatz/routes';
import { linkRoute } from '../../shared/token-page/link-route';

export const emailChangeRoute = linkRoute({
  path: EMAIL_CHANGE_PATTERN,
  purpose: 'email-change',
  lazy: async () => ({ Component: (await import('./email-change-view')).EmailChangeView }),
  consume: async ({ api }, Token) => {
    await api(CALLS.confirmEmailChange, { body: { Token } });
    return { returnUrl: null };
  },
});
