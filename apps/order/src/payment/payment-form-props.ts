import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess, PaymentChoice } from '@heizplatz/contract';

export interface PaymentFormProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly choice: PaymentChoice;
}
