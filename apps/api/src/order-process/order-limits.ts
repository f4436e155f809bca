import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { claimUses } from '../http/use-limit';
import { hashOfToken } from '../identity/opaque-token';

const WINDOW_SECONDS = 15 * 60;
const TOO_MANY =
  'Von hier kamen gerade sehr viele Bestellungen. Ihre Angaben bleiben stehen. Bitte versuchen Sie es in 15 Minuten noch einmal, oder rufen Sie uns an.';

/**
 * Counts an order that is being placed: by mailbox, by address, and by address and dealer. Staff who take orders by phone
 * for many people are named in the audit log instead.
 */
export async function claimOrder(
  tx: Database,
  { mailbox, dealerId }: { readonly mailbox: string; readonly dealerId: number },
  { ip, actor, services, clock }: CallContext,
): Promise<void> {
  if (actor) return;
  const { perMailbox, perAddress, perDealer } = services.config.orderLimits;
  const bounds = [
    // Hashed: the counter outlives an account that is deleted within its 15 minutes.
    { key: `order to ${hashOfToken(mailbox.trim().toLowerCase())}`, limit: perMailbox },
    { key: `order ip ${ip}`, limit: perAddress },
    { key: `order ip ${ip} dealer ${dealerId}`, limit: perDealer },
  ];
  await claimUses(tx, bounds, { now: clock(), detail: TOO_MANY });
}

/** Each start keeps a row for days; by node, as it costs nobody a mail. */
export function claimStart({ ip, services, clock }: CallContext): void {
  const { startsPerAddress } = services.config.orderLimits;
  if (services.limits.allows(`startOrder ${ip}`, startsPerAddress, clock())) return;
  throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: WINDOW_SECONDS, detail: TOO_MANY });
}
