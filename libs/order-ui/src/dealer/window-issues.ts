import type { FormValues } from '@heizplatz/form-ui';

export interface WindowInput {
  readonly Date: string;
  readonly From: string;
  readonly To: string;
}

/** What a window's fields begin with. */
export const NO_WINDOW = { Date: '', From: '07:00', To: '12:00' } as const;

export const toWindow = ({ Date = '', From = '', To = '' }: FormValues): WindowInput => ({ Date, From, To });

/** What the contract's schema cannot see: a window ends after it begins. */
export const windowIssues = ({ Date, From, To }: WindowInput): Record<string, string> =>
  Date && From && To && To <= From ? { To: 'TIME_ORDER' } : {};
