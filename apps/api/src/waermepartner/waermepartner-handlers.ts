import type { Handler } from '../http/define-handler';
import { getLeadAvailability } from './get-lead-availability';

export const waermepartnerHandlers: readonly Handler[] = [getLeadAvailability];
