import type { PageRequest } from '@heizplatz/router';
import { type CheckoutPage, loadStep } from '../checkout/order-process/load-order-process';

export interface SummaryPage extends CheckoutPage {
  /** Under it the order that this page shows is placed, once (UUID). */
  readonly orderKey: string;
}

export async function loadSummary(page: PageRequest): Promise<SummaryPage> {
  const { group } = await loadStep(page, 'bestellung-abschliessen');
  return { groupId: group.id, orderKey: crypto.randomUUID() };
}
