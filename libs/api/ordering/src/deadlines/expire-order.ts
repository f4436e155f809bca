import { WORDING } from '@heizplatz/country/wording';
import type { Database, JobContext } from '@heizplatz/api-platform';
import { executeCommand } from '../commands/execute-command';
import type { ChangeMail } from '../order-mails/change-mail';
import { nextOfferBlocks } from '../order-mails/next-offer-blocks';
import { nextOffers } from '../order-mails/next-offers';
import { getOrder, type Order } from '../order/order';
import { lockOrder } from '../order/order-repository';

type Dependencies = Pick<JobContext, 'services' | 'clock'>;

function customerMail(order: Order, wasProposed: boolean, { services, clock }: Dependencies): ChangeMail {
  const text = wasProposed
    ? 'Händler und Sie haben sich nicht rechtzeitig auf einen Termin geeinigt. Die Bestellung ist erloschen; es entstehen Ihnen keine Kosten.'
    : 'Ihr Händler hat nicht rechtzeitig geantwortet. Die Bestellung ist erloschen; es entstehen Ihnen keine Kosten.';
  const offers = nextOffers(order, () => services.priceBook.current(), clock());
  return {
    kind: 'order-expired',
    subject: 'Keine Antwort auf Ihre Bestellung',
    blocks: [{ kind: 'note', text }, ...nextOfferBlocks(order, offers)],
  };
}

const dealerMail = ({ countryId }: Order): ChangeMail => ({
  kind: 'dealer-order-expired',
  subject: 'Bestellung erloschen',
  blocks: [
    {
      kind: 'note',
      text: `Die Frist zur Antwort ist abgelaufen. Der Kunde ist frei und hat andere ${WORDING[countryId].offers} bekommen. Bitte liefern Sie nicht.`,
    },
  ],
});

/** Expires an order that was not answered in time, and notifies both sides. Idempotent; false: nothing to do. */
export async function expireOrder(tx: Database, orderId: string, dependencies: Dependencies): Promise<boolean> {
  const now = dependencies.clock();
  const row = await lockOrder(tx, orderId);
  if (!row || row.state !== 'placed' || row.confirmUntil !== null || row.answerDueAt > now) return false;
  const before = getOrder(row);
  const changes = { proposedWindow: null, requestedDate: null };
  const mails = {
    customer: (order: Order) => customerMail(order, before.proposedWindow !== null, dependencies),
    dealer: dealerMail,
  };
  const execution = { command: 'expireOrder', note: 'Keine Antwort innerhalb der Frist', changes, mails } as const;
  await executeCommand(tx, before, execution, { ...dependencies, author: { kind: 'system' } });
  return true;
}
