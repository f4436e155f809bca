import type { CancellationRow } from '@heizplatz/contract';

export interface CaseProps {
  readonly row: CancellationRow;
  readonly reload: () => Promise<unknown>;
}
