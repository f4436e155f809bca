import { siteOrigins } from '@heizplatz/country';
import { loadMessages } from '../../app/shell-messages';
import { createApiNodes } from '../api-nodes/api-nodes';
import { createPatientFetch } from '../api-nodes/patient-fetch';
import type { LoadServerRemote } from '../releases/server-remotes';
import { createInPlaceRenderer } from './render-in-place';
import type { PageRenderer } from './render-task';

/** After so long the gate looks whether the API lives that its pages call. */
const TRIAL_PATIENCE_MS = 1000;
/** Of pages that nobody sees. */
export const TRIAL_ORIGINS = siteOrigins({ production: false, port: 4200 });
const NO_ASSETS = { scripts: [], getPreloads: () => [], calculatorBar: [], styles: [], fonts: [] };

/** For pages that nobody sees. Once the API did not answer it is taken for gone: what waited for it page by page took minutes. */
export function createTrialRenderer(loadRemote: LoadServerRemote, apiUrls: readonly string[]): PageRenderer {
  const patientFetch = createPatientFetch({ nodes: createApiNodes(apiUrls), patienceMs: TRIAL_PATIENCE_MS });
  let isGone = apiUrls.length === 0;
  const fetchApi: typeof fetch = async (...call) => {
    if (isGone) throw new Error('the API is taken for gone');
    try {
      return await patientFetch(...call);
    } catch (error) {
      isGone = true;
      throw error;
    }
  };
  const [apiUrl = 'http://api.invalid'] = apiUrls;
  const config = { apiUrl, apiUrls: [...apiUrls], origins: TRIAL_ORIGINS, isDemo: false, tracesEndpoint: null };
  return createInPlaceRenderer({ config, assets: NO_ASSETS, loadRemote, loadMessages, fetchApi });
}
