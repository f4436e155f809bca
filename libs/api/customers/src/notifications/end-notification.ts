import { endForGood, isOwn, readEndToken } from '@heizplatz/api-identity';
import { type CallContext, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';

type Body = CallRequest<typeof CALLS.endNotification>['body'];

async function parseId({ Id, Token }: Body, { db, user, services }: CallContext): Promise<number> {
  if (Token) {
    const id = readEndToken(Token, services.config.secrets.link);
    if (id === null) throw problem('NOT_FOUND');
    return id;
  }
  if (Id === null) throw problem('VALIDATION', { errors: [{ path: 'body.Id', code: 'REQUIRED' }] });
  if (!user) throw problem('UNAUTHENTICATED');
  if (!(await isOwn(db, Id, user.id))) throw problem('NOT_FOUND');
  return Id;
}

/** By a mail's token for good, also when it has been deleted since; NOT_FOUND for a forged one and somebody else's Id. */
export const endNotification = defineHandler(CALLS.endNotification, async ({ body }, context) => {
  const id = await parseId(body, context);
  const endedAt = context.clock();
  const isEnded = await endForGood(context.db, id, endedAt);
  context.audit.note({ before: isEnded ? { id, endedAt: null } : null, after: isEnded ? { id, endedAt } : null });
  return { success: true };
});
