import type { Handler } from '@heizplatz/api-platform';
import { siteSearch } from './site-search';

export const searchHandlers: readonly Handler[] = [siteSearch];
