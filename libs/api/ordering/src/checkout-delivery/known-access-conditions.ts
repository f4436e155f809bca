import { storeAccess, knownAccess } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { AccessConditions, Address } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { deliveryPointAccess } from './access-needs';
import { getDeliveries, deliveryError } from '../checkout-addresses/check-selected-addresses';
import type { Process } from '../checkout/process';

interface Delivered {
  readonly process: Pick<Process, 'configuration' | 'selectedAddresses' | 'accessConditions'>;
  /** The caller's own addresses. */
  readonly own: readonly Address[];
  readonly user: User;
}

/** Where the lorry goes first; undefined before it was chosen. */
function firstAddress({ process, own }: Pick<Delivered, 'process' | 'own'>): Address | undefined {
  const [first] = getDeliveries(process.selectedAddresses);
  return own.find(({ Id }) => Id === first?.AddressId);
}

/** Saves each delivery point's answers for its address, once both are known. */
export async function storeCheckedAccess(
  db: Database,
  { process, own, user }: Delivered,
  { clock }: { clock: () => Date },
): Promise<void> {
  const { accessConditions, selectedAddresses, configuration } = process;
  if (!accessConditions) return;
  const access = deliveryPointAccess(accessConditions, configuration.Stations);
  for (const { AddressId, AddressIndex } of getDeliveries(selectedAddresses)) {
    const address = own.find(({ Id }) => Id === AddressId);
    const answers = access[AddressIndex];
    if (!address || !answers) continue;
    await storeAccess(db, { userId: user.id, address, conditions: { ...answers, OtherStations: [] }, now: clock() });
  }
}

/**
 * The caller's earlier answers for the chosen address; before one was chosen, for any own address in the offer's
 * postcode, the newest. Null when nothing is known.
 */
export async function knownAccessConditions(db: Database, delivered: Delivered): Promise<AccessConditions | null> {
  const { process, own, user } = delivered;
  const first = firstAddress(delivered);
  const { configuration } = process;
  const nearby = own.filter(({ Id }) => deliveryError(Id, { own, configuration }) === null);
  return knownAccess(db, { userId: user.id, addresses: first ? [first] : nearby });
}
