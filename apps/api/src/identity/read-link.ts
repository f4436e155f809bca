import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { findLink } from './link-repository';
import { linkStateOf, maskedEmail } from './mailed-link';

/** Looking spends nothing. Tokens of 256 bits are not guessed, but whoever tries is stopped. */
export const answerReadLink = defineHandler(CALLS.readLink, async ({ body }, { db, clock, services, ip }) => {
  const limited = { act: 'link', ip };
  await services.limits.check(db, limited, clock());
  const link = await findLink(db, body.Purpose, body.Token);
  if (!link) await services.limits.recordFailure(db, limited, clock());
  return { State: linkStateOf(link, clock()), MaskedEmail: link && maskedEmail(link.email) };
});
