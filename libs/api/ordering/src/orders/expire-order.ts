import { type Database, type JobContext, queueMail } from '@heizplatz/api-platform';
import { customerChangeMail, dealerChangeMail, type ChangeMail } from './change-mail';
import { nextOfferBlocks } from './next-offer-blocks';
import { nextOffers } from './next-offers';
import { orderOf, type Order } from './order';
import { lockOrder } from './order-repository';
import { recordChange } from './record-change';
import { findSeller } from './seller-repository';
import { offersWord } from './wording';

type Surroundings = Pick<JobContext, 'services' | 'clock'>;

function customerMail(order: Order, wasProposed: boolean, { services, clock }: Surroundings): ChangeMail {
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
      text: `Die Frist zur Antwort ist abgelaufen. Der Kunde ist frei und hat andere ${offersWord(countryId)} bekommen. Bitte liefern Sie nicht.`,
    },
  ],
});

/** Ends an order that was not answered in time, and tells both sides. Done twice it does nothing; false: nothing to do. */
export async function expireOrder(tx: Database, orderId: string, surroundings: Surroundings): Promise<boolean> {
  const { services, clock } = surroundings;
  const now = clock();
  const row = await lockOrder(tx, orderId);
  if (!row || row.state !== 'placed' || row.confirmUntil !== null || row.answerDueAt > now) return false;
  const before = orderOf(row);
  const note = 'Keine Antwort innerhalb der Frist';
  const changes = { proposedWindow: null, requestedDate: null };
  const change = { kind: 'state', toState: 'expired', author: { kind: 'system' }, note, changes } as const;
  const order = await recordChange(tx, before, change, now);
  const parts = { seller: await findSeller(tx, order.dealerId), config: services.config, now };
  await queueMail(
    tx,
    customerChangeMail(order, customerMail(order, before.proposedWindow !== null, surroundings), parts),
    surroundings,
  );
  await queueMail(tx, dealerChangeMail(order, dealerMail(order), parts), surroundings);
  return true;
}
