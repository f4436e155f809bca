import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess, PaymentChoice } from '@heizplatz/contract';

/** Under it the choice of kinds is sent without script. */
export const PAYMENT_KIND_QUERY = 'payment';

/** What the payment step hands to the form of a kind (router outlet). */
export interface PaymentOutlet {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly choice: PaymentChoice;
}
