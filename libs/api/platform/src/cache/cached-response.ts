import type { Call } from '@heizplatz/contract';
import type { CallContext, Handler } from '../http/calls/define-handler';
import { parseRequest, type RawRequest } from '../http/calls/parse-request';
import { SerializedResponse } from '../http/calls/serialized-response';
import { siteDay } from '../time/site-day';

/** The JSON of what a handler gave. */
const toJson = (answered: unknown): string =>
  answered instanceof SerializedResponse ? answered.json.toString() : JSON.stringify(answered);

/** Calls with the same response for everybody: tags define when it changes, so it must not depend on the caller. */
export const isCached = ({ tags, cacheSeconds }: Call): boolean => tags !== undefined && cacheSeconds !== undefined;

/**
 * The one place where calls' `cacheSeconds` and `tags` take effect: a parsed request, on this day and site, is served
 * from memory.
 */
export async function cachedResponse(
  { call, answer: respond }: Handler,
  raw: RawRequest,
  context: CallContext,
): Promise<SerializedResponse> {
  const { params, query } = parseRequest(call, raw);
  const day = siteDay(context.clock());
  const key = JSON.stringify([call.id, context.countryId, day, params, query]);
  const json = await context.services.cache.answer(call, key, async () => toJson(await respond(raw, context)));
  return new SerializedResponse(json);
}
