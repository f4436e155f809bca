import type { Handler } from '@heizplatz/api-platform';
import { searchSite } from './search-site';

export const searchHandlers: readonly Handler[] = [searchSite];
