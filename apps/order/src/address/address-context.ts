import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderAddresses, OrderProcess } from '@heizplatz/contract';

/** What the address step hands to the modal's page (router outlet). */
export interface AddressOutlet {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly addresses: OrderAddresses;
  readonly reload: () => Promise<unknown>;
}
