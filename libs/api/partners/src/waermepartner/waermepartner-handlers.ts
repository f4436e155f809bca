import type { Handler } from '@heizplatz/api-platform';
import { leadAvailability } from './lead-availability';

export const waermepartnerHandlers: readonly Handler[] = [leadAvailability];
