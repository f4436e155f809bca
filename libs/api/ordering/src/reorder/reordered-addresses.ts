import { findUserAddresses, insertAddress, presentAddress } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { Address, SelectedAddress } from '@heizplatz/contract';
import type { Order } from '../order/order';
import { checkSelectedAddresses } from '../checkout-addresses/check-selected-addresses';

interface Owned {
  readonly userId: number;
  /** How the owner knows an address of the order; undefined where it is gone. */
  readonly getId: (address: Address) => number | undefined;
}

function getSelection({ deliveryAddresses, invoiceAddress }: Order, { getId }: Owned): SelectedAddress[] {
  const deliveries = deliveryAddresses.flatMap(({ StationNumber, StationAmount, Address }): SelectedAddress[] => {
    const AddressId = getId(Address);
    const AddressIndex = StationNumber - 1;
    return AddressId === undefined ? [] : [{ AddressType: 1, AddressId, AddressIndex, Amount: StationAmount }];
  });
  const invoiceId = invoiceAddress && getId(invoiceAddress);
  return invoiceId ? [...deliveries, { AddressType: 0, AddressId: invoiceId, AddressIndex: 0, Amount: 0 }] : deliveries;
}

/** Where an order went, as its owner's selection; null when that does not fit any more (an address was moved or deleted). */
export async function reorderedAddresses(db: Database, order: Order, owned: Owned): Promise<SelectedAddress[] | null> {
  const own = (await findUserAddresses(db, owned.userId)).map(presentAddress);
  const selected = getSelection(order, owned);
  // Whether a business names its company is judged when the process is read.
  const check = { selected, own, configuration: order.configuration, needsCompany: false };
  const fits = checkSelectedAddresses(check).length === 0;
  return fits ? selected : null;
}

/** Copies an order's addresses to a user; returns the new owner with the new ids. */
export async function copyAddresses(
  tx: Database,
  { deliveryAddresses, invoiceAddress }: Order,
  { userId, createdAt }: { userId: number; createdAt: Date },
): Promise<Owned> {
  const ids = new Map<number, number>();
  const copy = async ({ Id, ...address }: Address, addressType: number) => {
    if (ids.has(Id)) return;
    ids.set(Id, (await insertAddress(tx, { userId, addressType, address, createdAt })).id);
  };
  for (const { Address } of deliveryAddresses) await copy(Address, 1);
  if (invoiceAddress) await copy(invoiceAddress, 0);
  return { userId, getId: ({ Id }) => ids.get(Id) };
}
