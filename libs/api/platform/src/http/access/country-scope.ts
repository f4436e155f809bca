import { type Call, CALLS, getGrantedRoles, type Schema } from '@heizplatz/contract';
import * as v from 'valibot';
import { isCached } from '../../cache/cached-response';
import type { Database } from '../../database/database';
import type { CallContext } from '../calls/define-handler';
import type { RawRequest } from '../calls/parse-request';
import { problem } from '../problems/problem';

/** They close or remove what belongs to all countries, or judge by rows of all of them. */
const WHOLE_MARKET: ReadonlySet<string> = new Set([CALLS.closeSalesMonth.id, CALLS.removeMedium.id]);

const REFUSED = 'Das betrifft alle Länder, und Ihr Zugang ist auf einzelne beschränkt.';
const OTHER_COUNTRY = 'Ihr Zugang gilt für dieses Land nicht.';
const COUNTRY_FIELDS = ['country', 'countryId', 'CountryId'];

/** Whether a part of a request names another country, by its schema's default too: some lists are made without rows. */
function namesOther(schema: Schema | undefined, part: unknown, countries: readonly number[]): boolean {
  const parsed = schema && v.safeParse(schema, part);
  if (!parsed?.success || typeof parsed.output !== 'object' || parsed.output === null) return false;
  const { output } = parsed;
  const named = COUNTRY_FIELDS.map((field) => Number(Reflect.get(output, field)));
  return named.some((countryId) => countryId > 0 && !countries.includes(countryId));
}

/**
 * The database of a call that a role is needed for: of somebody who is limited to countries it has their rows alone, in
 * reading and writing, whatever the handler does. Null: no limit. Throws FORBIDDEN for calls that concern all countries,
 * and for requests that name another one.
 */
export function getScopedDatabase(
  call: Call,
  request: RawRequest,
  { countries, services }: Pick<CallContext, 'countries' | 'services'>,
): Database | null {
  // Cached responses are the same for everybody, and have nothing that is limited.
  if (countries === null || getGrantedRoles(call.access).length === 0 || isCached(call)) return null;
  if (WHOLE_MARKET.has(call.id)) throw problem('FORBIDDEN', { detail: REFUSED });
  const isOther =
    namesOther(call.params, request.params, countries) ||
    namesOther(call.query, request.query, countries) ||
    namesOther(call.body, request.body, countries);
  if (isOther) throw problem('FORBIDDEN', { detail: OTHER_COUNTRY });
  return services.scopedDatabases.get(countries);
}
