import type { CallResponse, CALLS } from '@heizplatz/contract';
import type { WithdrawalInput } from './steps/withdrawal-input';

/** What the loader of /vertrag-widerrufen gives. */
export interface WithdrawalPage {
  /** Where the person comes from, when an order's page leads here. */
  readonly orderId: string | null;
  readonly token: string | null;
  readonly isWithdrawnAlready: boolean;
  readonly start: WithdrawalInput;
  /** The staff's text on withdrawal by mail and post; null when there is none. */
  readonly otherWays: CallResponse<typeof CALLS.contentPage>['Blocks'] | null;
}
