import type { Handler } from '@heizplatz/api-platform';
import { getLeadAvailability } from './get-lead-availability';

export const waermepartnerHandlers: readonly Handler[] = [getLeadAvailability];
