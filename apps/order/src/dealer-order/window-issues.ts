import type { WindowInput } from './window-fields';

export const NO_WINDOW: WindowInput = { Date: '', From: '07:00', To: '12:00' };

/** What the contract's schema cannot see: a window ends after it begins. */
export const windowIssues = ({ Date, From, To }: WindowInput): Record<string, string> =>
  Date && From && To && To <= From ? { To: 'TIME_ORDER' } : {};
