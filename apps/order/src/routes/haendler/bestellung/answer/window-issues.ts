import type { WindowInput } from './window-fields';

export const NO_WINDOW: WindowInput = { Date: '', From: '07:00', To: '12:00' };

/** A window as it was typed, else as it was. */
export const typedWindow = (
  typed: (field: string, otherwise: string) => string,
  { Date, From, To }: WindowInput,
): WindowInput => ({ Date: typed('Date', Date), From: typed('From', From), To: typed('To', To) });

/** What the contract's schema cannot see: a window ends after it begins. */
export const windowIssues = ({ Date, From, To }: WindowInput): Record<string, string> =>
  Date && From && To && To <= From ? { To: 'TIME_ORDER' } : {};
