import type { WithdrawalRow } from '@heizplatz/contract';

export interface WithdrawalProps {
  readonly row: WithdrawalRow;
  readonly reload: () => Promise<unknown>;
}
