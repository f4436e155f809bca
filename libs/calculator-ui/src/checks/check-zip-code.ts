import { ProblemError } from '@heizplatz/api-client';
import { recallZipCheck, cacheZipCheck, type ZipQuestion } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import type { CheckContext } from './check-context';
import type { ZipVerdict } from './zip-verdict';

/** Whether a postcode exists: from the responses of the last two days, else from the server. */
export async function checkZipCode(
  query: ZipQuestion,
  { api, storage, clock }: CheckContext,
): Promise<Exclude<ZipVerdict, 'checking'>> {
  const known = recallZipCheck(storage, query, clock());
  if (known !== undefined) return known ? 'valid' : 'invalid';
  try {
    const body = { ZipCode: query.zipCode, CountryId: query.countryId };
    const isValid = await api(CALLS.checkZipCode, { body });
    cacheZipCheck(storage, { ...query, isValid }, clock());
    return isValid ? 'valid' : 'invalid';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.status === 429 ? 'busy' : 'failed';
  }
}
