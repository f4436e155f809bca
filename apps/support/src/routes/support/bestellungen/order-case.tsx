import { getCasePanes } from '../../../shared/list-panes/case-panes';
import { LateCase } from '../../../shared/list-panes/late-case';

/** The opened order, as its own page has it. */
export function OrderCase({ orderId }: { readonly orderId: string }) {
  const { Order } = getCasePanes();
  return (
    <LateCase>
      <Order orderId={orderId} />
    </LateCase>
  );
}
