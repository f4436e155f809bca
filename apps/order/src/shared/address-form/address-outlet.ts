import type { ProductGroup } from '@heizplatz/calculator';
import type { Address, OrderAddresses, OrderProcess } from '@heizplatz/contract';
import type { AddressKind } from '@heizplatz/order-ui';

/** What a step hands to the page of its address modal (router outlet). */
export interface AddressOutlet {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly addresses: OrderAddresses;
  readonly reload: () => Promise<unknown>;
  /** The step's own path; closing the modal leads there. */
  readonly stepPath: string;
  /** Called with the saved address, before the modal closes. */
  readonly onStored: (address: Address, kind: AddressKind) => void;
}
