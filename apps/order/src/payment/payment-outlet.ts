import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess, PaymentChoice } from '@heizplatz/contract';

/** What the payment step hands to the form of a kind (router outlet). */
export interface PaymentOutlet {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly choice: PaymentChoice;
}
