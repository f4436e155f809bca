import { defineHandler, issueCsrf } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';

export const renewSession = defineHandler(CALLS.renewSession, (_, context) => {
  issueCsrf(context.cookies, context.services.config.secrets.csrf);
  return { success: true };
});
