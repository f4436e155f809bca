import type { Handler } from '@heizplatz/api-platform';
import { staffSearch } from './staff-search';

/** The search box of staff's pages. */
export const staffSearchHandlers: readonly Handler[] = [staffSearch];
