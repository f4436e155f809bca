import { siteOrigins } from '@heizplatz/country';
import { loadMessages } from '../../app/shell-messages';
import type { CallApi } from '../api-proxy/page-calls';
import type { LoadServerRemote } from '../releases/server-remotes';
import { createInPlaceRenderer } from './render-in-place';
import type { PageRenderer } from './render-task';

/** Of pages that nobody sees. */
export const TRIAL_ORIGINS = siteOrigins({ production: false, port: 4200 });
const NO_ASSETS = { scripts: [], getPreloads: () => [], calculatorBar: [], styles: [], fonts: [] };

/** For pages that nobody sees. */
export function createTrialRenderer(loadRemote: LoadServerRemote): PageRenderer {
  const config = { origins: TRIAL_ORIGINS, isDemo: false, tracesEndpoint: null };
  return createInPlaceRenderer({ config, assets: NO_ASSETS, loadRemote, loadMessages });
}

/**
 * Their calls; null where there is no API. Once it did not answer it is taken for gone: what waited for it page by page took
 * minutes.
 */
export function createTrialCalls(callApi: CallApi | null): CallApi {
  let isGone = false;
  return async (...call) => {
    if (isGone || !callApi) throw new Error('the API is taken for gone');
    try {
      return await callApi(...call);
    } catch (error) {
      isGone = true;
      throw error;
    }
  };
}
