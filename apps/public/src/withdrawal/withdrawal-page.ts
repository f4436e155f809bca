import type { CallAnswer, CALLS } from '@heizplatz/contract';
import type { WithdrawalInput } from './withdrawal-input';

/** What the loader of /vertrag-widerrufen gives. */
export interface WithdrawalPage {
  /** Where the person comes from, when an order's page leads here. */
  readonly orderId: string | null;
  readonly token: string | null;
  readonly isWithdrawnAlready: boolean;
  readonly start: WithdrawalInput;
  /** Whether the start was typed and sent without script: then it is checked at once. */
  readonly isTyped: boolean;
  /** The staff's words on the ways by mail and post; null when there are none. */
  readonly otherWays: CallAnswer<typeof CALLS.contentPage>['Blocks'] | null;
}
