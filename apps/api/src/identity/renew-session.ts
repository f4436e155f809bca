import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { issueCsrf } from '../http/csrf';

export const answerRenewSession = defineHandler(CALLS.renewSession, (_, context) => {
  issueCsrf(context.cookies, context.services.config.secrets.csrf);
  return { success: true };
});
