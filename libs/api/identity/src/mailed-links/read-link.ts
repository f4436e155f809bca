import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type LinkState } from '@heizplatz/contract';
import { readEndToken } from '../subscriptions/notification-link';
import { isRequestedHere } from '../login/requested-here';
import { findLink } from './link-repository';
import { getLinkState, maskedEmail } from './mailed-link';

type Body = CallRequest<typeof CALLS.readLink>['body'];

async function inspect({ Purpose, Token }: Body, { db, clock, services, cookies }: CallContext) {
  if (Purpose === 'notification-end') {
    const State: LinkState = readEndToken(Token, services.config.secrets.link) === null ? 'unknown' : 'open';
    return { State, MaskedEmail: null, NeedsPassword: false };
  }
  const link = await findLink(db, Purpose, Token);
  const State = getLinkState(link, clock());
  const NeedsPassword =
    Purpose === 'registration' &&
    link !== null &&
    State === 'open' &&
    !(link.passwordHash && isRequestedHere(link, cookies));
  return { State, MaskedEmail: link && maskedEmail(link.email), NeedsPassword };
}

/** Reading does not consume the token. Tokens of 256 bits cannot be guessed, but attempts are limited. */
export const readLink = defineHandler(CALLS.readLink, async ({ body }, context) => {
  const { db, clock, services, ip } = context;
  const limited = { command: 'link', ip };
  await services.limits.check(db, limited, clock());
  const seen = await inspect(body, context);
  if (seen.State === 'unknown') await services.limits.recordFailure(db, limited, clock());
  return seen;
});
