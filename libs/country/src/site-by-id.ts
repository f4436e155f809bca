import type { CountryId, Site } from './site';
import { SITES } from './sites';

export const siteById = (id: CountryId): Site => SITES[id];
