import { hashToken } from '@heizplatz/api-identity';
import {
  type CallContext,
  claimUses,
  countUse,
  type Database,
  getNetwork,
  isFull,
  mailboxBound,
} from '@heizplatz/api-platform';
import type { Buyer } from '../order/buyer-repository';

const TOO_MANY =
  'Von hier kamen gerade sehr viele Bestellungen. Ihre Angaben bleiben stehen. Bitte versuchen Sie es in 15 Minuten noch einmal, oder rufen Sie uns an.';

type Caller = Pick<CallContext, 'ip' | 'actor' | 'services' | 'clock'>;

interface Placement {
  readonly buyer: Buyer;
  readonly dealerId: number;
}

/**
 * Counts an order that is being placed: by mailbox, by address, and by address and dealer. Staff who take orders by phone
 * for many people are named in the audit log instead.
 */
export async function claimOrder(
  tx: Database,
  { buyer, dealerId }: Placement,
  { ip, actor, services, clock }: Caller,
): Promise<void> {
  if (actor) return;
  const { orderLimits, mailLimits } = services.config;
  const { perMailbox, perAddress, perDealer } = orderLimits;
  const bounds = [
    // An order mails its guest, who may be anybody.
    ...(buyer.isGuest ? [mailboxBound(buyer.email, mailLimits)] : []),
    // Hashed: the counter outlives an account that is deleted within its 15 minutes.
    { key: `order to ${hashToken(buyer.email.trim().toLowerCase())}`, limit: perMailbox },
    { key: `order ip ${getNetwork(ip)}`, limit: perAddress },
    { key: `order ip ${getNetwork(ip)} dealer ${dealerId}`, limit: perDealer },
  ];
  await claimUses(tx, bounds, { now: clock(), detail: TOO_MANY });
}

const guestsOf = (dealerId: number): string => `guest order dealer ${dealerId}`;

/**
 * Whether guests have ordered so much of a dealer in 15 minutes, from whatever addresses, that a further order of an unproven
 * mailbox waits for its mail (confirmationDue). Nobody is refused: whoever floods it waits, and honest guests have a mailbox.
 */
export const isFloodedByGuests = (
  tx: Database,
  dealerId: number,
  { services, clock }: Pick<Caller, 'services' | 'clock'>,
): Promise<boolean> =>
  isFull(tx, { key: guestsOf(dealerId), limit: services.config.orderLimits.guestsPerDealer }, clock());

/** Counts a guest's order by its dealer, whatever its address. */
export async function countGuestOrder(
  tx: Database,
  { buyer, dealerId }: Placement,
  { actor, clock }: Pick<Caller, 'actor' | 'clock'>,
): Promise<void> {
  if (!actor && buyer.isGuest) await countUse(tx, guestsOf(dealerId), clock());
}

/** Each start stores a row for days. Staff on the phone are not counted, as in claimOrder. */
export async function claimStart({ db, ip, actor, services, clock }: Caller & Pick<CallContext, 'db'>): Promise<void> {
  if (actor) return;
  const { startsPerAddress } = services.config.orderLimits;
  const bounds = [{ key: `order start ip ${getNetwork(ip)}`, limit: startsPerAddress }];
  await claimUses(db, bounds, { now: clock(), detail: TOO_MANY });
}
