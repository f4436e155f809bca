import type { CaseMailKind } from '@heizplatz/contract';
import type { ComponentType } from 'react';

/** Cases that lists of other pages open beside them. Each shows its own waiting state, its refusal and its forms. */
export interface CasePanes {
  readonly Order: ComponentType<{ readonly orderId: string }>;
  readonly Cancellation: ComponentType<{ readonly orderId: string; readonly orderNumber: string }>;
  readonly Inquiry: ComponentType<{ readonly inquiryId: string }>;
  /** Writes to the case's customer; `onChange` once something was written or taken back. */
  readonly Mail: ComponentType<{
    readonly kind: CaseMailKind;
    readonly objectId: string;
    readonly onChange?: () => Promise<unknown>;
  }>;
}

let provided: CasePanes | undefined;

/** Called by the remote's routes, since no page imports another one. */
export function provideCasePanes(panes: CasePanes): void {
  provided = panes;
}

export function getCasePanes(): CasePanes {
  if (!provided) throw new Error('no case panes provided');
  return provided;
}
