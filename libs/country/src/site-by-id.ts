import type { CountryId, Site } from './site.ts';
import { SITES } from './sites.ts';

export const siteById = (id: CountryId): Site => SITES[id];
