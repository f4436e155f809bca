import { useApi } from '@heizplatz/api-client';
import { validateZipCode } from '@heizplatz/calculator';
import type { Site } from '@heizplatz/country';
import { useAtomValue, useStore } from 'jotai';
import { BROWSER_STORAGE } from '../state/browser-storage';
import { calculatorAtoms } from '../state/calculator-atoms';
import { checkZipCode } from './check-zip-code';
import type { ZipVerdict } from './zip-verdict';

export interface ZipCheck {
  readonly verdict: ZipVerdict | undefined;
  /**
   * Requests a check of the postcode unless one is running or its result is available; undefined: its format is
   * wrong. `onValid` is called once the server has confirmed that the postcode exists.
   */
  readonly start: (onValid: () => void) => ZipVerdict | undefined;
  /** The verdict of this moment, for those who come back later. */
  readonly current: () => ZipVerdict | undefined;
}

const isSettled = (verdict: ZipVerdict | undefined) =>
  verdict === 'checking' || verdict === 'valid' || verdict === 'invalid';

/**
 * The server's verdict on a postcode; one request at a time for all calculators of the page. No request is sent for the
 * postcode that a local page presets (rule CALC-04).
 */
export function useZipCheck(site: Site, zipCode: string, preset = ''): ZipCheck {
  const api = useApi();
  const store = useStore();
  const { zipVerdictsAtom } = calculatorAtoms(site.countryId);
  const verdicts = useAtomValue(zipVerdictsAtom);
  const isAskable = validateZipCode(zipCode, site) === null;
  const isPreset = isAskable && zipCode === preset;
  const current = () => (isPreset ? 'valid' : isAskable ? store.get(zipVerdictsAtom)[zipCode] : undefined);
  const judge = (verdict: ZipVerdict) => store.set(zipVerdictsAtom, (known) => ({ ...known, [zipCode]: verdict }));

  async function request(onValid: () => void) {
    judge('checking');
    const query = { countryId: site.countryId, zipCode };
    const verdict = await checkZipCode(query, { api, storage: BROWSER_STORAGE, clock: () => new Date() });
    judge(verdict);
    if (verdict === 'valid') onValid();
  }

  function start(onValid: () => void) {
    const known = current();
    if (known === 'valid') onValid();
    else if (isAskable && !isSettled(known)) void request(onValid);
    return current();
  }

  return { verdict: isPreset ? 'valid' : isAskable ? verdicts[zipCode] : undefined, start, current };
}
