import { ProblemError } from '@heizplatz/api-client';
import { recallZipCheck, cacheZipCheck, validateZipCode, type ZipQuestion } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { type Site, SITES } from '@heizplatz/country';
import type { CheckContext } from './check-context';

/** The other sites whose country has this postcode. None when the request fails: it is only a hint. */
export async function findOtherCountries(
  zipCode: string,
  site: Site,
  dependencies: CheckContext,
): Promise<readonly Site[]> {
  const others = Object.values(SITES).filter((other) => other !== site && validateZipCode(zipCode, other) === null);
  const questions = others.map(({ countryId }) => ({ countryId, zipCode }));
  try {
    await requestUnknown(questions, dependencies);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
  const { storage, clock } = dependencies;
  return others.filter(({ countryId }) => recallZipCheck(storage, { countryId, zipCode }, clock()) === true);
}

async function requestUnknown(questions: readonly ZipQuestion[], { api, storage, clock }: CheckContext) {
  const unknown = questions.filter((query) => recallZipCheck(storage, query, clock()) === undefined);
  if (unknown.length === 0) return;
  const body = unknown.map(({ countryId, zipCode }) => ({ ZipCode: zipCode, CountryId: countryId }));
  const matches = await api(CALLS.checkZipCodes, { body });
  for (const query of unknown) {
    cacheZipCheck(storage, { ...query, isValid: matches.includes(query.countryId) }, clock());
  }
}
