import { siteOrigins } from '@heizplatz/country';
import type { PageData } from '../page-data';
import { getRemote } from './get-remote';

/** What a document carries when nothing was loaded. */
export function buildPage(overrides: Partial<PageData> = {}): PageData {
  return {
    countryId: 1,
    origin: 'http://localhost:4200',
    origins: siteOrigins({ production: false, port: 4200 }),
    isDemo: false,
    owner: getRemote('order', ['/*']),
    styles: [],
    fonts: [],
    loaderData: {},
    actionData: null,
    errors: null,
    fallback: {},
    ...overrides,
  };
}
