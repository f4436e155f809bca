import { hashToken } from '@heizplatz/api-identity';
import { type CallContext, claimUses, type Database } from '@heizplatz/api-platform';
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
  const { perMailbox, perAddress, perDealer } = services.config.orderLimits;
  const bounds = [
    // Hashed: the counter outlives an account that is deleted within its 15 minutes.
    { key: `order to ${hashToken(buyer.email.trim().toLowerCase())}`, limit: perMailbox },
    { key: `order ip ${ip}`, limit: perAddress },
    { key: `order ip ${ip} dealer ${dealerId}`, limit: perDealer },
  ];
  await claimUses(tx, bounds, { now: clock(), detail: TOO_MANY });
}

/**
 * Counts a guest's order by its dealer, whatever its address. Customers have proven their mailbox and still reach a dealer
 * that guests are flooding.
 */
export async function claimGuestOrder(
  tx: Database,
  { buyer, dealerId }: Placement,
  { actor, services, clock }: Omit<Caller, 'ip'>,
): Promise<void> {
  if (actor || !buyer.isGuest) return;
  const bounds = [{ key: `guest order dealer ${dealerId}`, limit: services.config.orderLimits.guestsPerDealer }];
  await claimUses(tx, bounds, { now: clock(), detail: TOO_MANY });
}

/** Each start stores a row for days. Staff on the phone are not counted, as in claimOrder. */
export async function claimStart({ db, ip, actor, services, clock }: Caller & Pick<CallContext, 'db'>): Promise<void> {
  if (actor) return;
  const { startsPerAddress } = services.config.orderLimits;
  const bounds = [{ key: `order start ip ${ip}`, limit: startsPerAddress }];
  await claimUses(db, bounds, { now: clock(), detail: TOO_MANY });
}
