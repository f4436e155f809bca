import { type CallContext, type Database, decryptText } from '@heizplatz/api-platform';
import type { DealerOrder } from '@heizplatz/contract';
import { findComplaints } from '../complaints/complaint-repository';
import { findDocuments } from '../order-documents/document-repository';
import { findPlannedVat } from '../delivered-weight/planned-vat';
import type { Order } from '../order/order';
import { CONTRACT_STATES } from '../order/order-state';
import { findEvents } from '../order/order-repository';
import { findSeller } from '../order/seller-repository';
import { findDebit } from './debit-repository';
import { presentDealerOrder } from './present-dealer-order';

type Dependencies = Pick<CallContext, 'services' | 'log' | 'clock'> & {
  /** The caller's own; its documents are reached by it. */
  readonly token: string;
};

/** The whole IBAN for a dealer that has accepted, as long as there is something to debit; it never goes to mails or logs. */
async function openIban(db: Database, order: Order, { services, log }: Dependencies): Promise<string | null> {
  if (!CONTRACT_STATES.includes(order.state)) return null;
  const debit = await findDebit(db, order.id);
  if (!debit) return null;
  const { encryption: keys } = services.config.secrets;
  try {
    return decryptText(debit.ibanEncrypted, { keys, boundTo: debit.processId });
  } catch {
    log.error({ orderId: order.id }, 'IBAN cannot be opened with this key');
    return null;
  }
}

/** Everything that its dealer sees of an order. */
export async function readDealerOrder(db: Database, order: Order, dependencies: Dependencies): Promise<DealerOrder> {
  return presentDealerOrder(order, {
    seller: await findSeller(db, order.dealerId),
    events: await findEvents(db, order.id),
    documents: await findDocuments(db, order.id),
    complaints: await findComplaints(db, order.id),
    plannedVat: await findPlannedVat(db, order),
    iban: await openIban(db, order, dependencies),
    token: dependencies.token,
    now: dependencies.clock(),
  });
}
