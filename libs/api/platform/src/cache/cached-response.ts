import type { Call } from '@heizplatz/contract';
import type { CallContext, Handler } from '../http/calls/define-handler';
import { parseRequest, type RawRequest } from '../http/calls/parse-request';
import { SerializedResponse } from '../http/calls/serialized-response';
import { siteDay } from '../time/site-day';

/** The JSON of what a handler gave. */
function toJson(answered: unknown): string {
  if (!(answered instanceof SerializedResponse)) return JSON.stringify(answered);
  const json = answered.json.toString();
  answered.release();
  return json;
}

/** Calls that everybody gets alike: tags say when the answer changes, so nothing of the caller may be in it. */
export const isCached = ({ tags, cacheSeconds }: Call): boolean => tags !== undefined && cacheSeconds !== undefined;

/**
 * The one place where calls' `cacheSeconds` and `tags` take effect: what was asked, as it was parsed, on this day and site
 * is answered from memory.
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
