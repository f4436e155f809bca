import type { Order } from '@heizplatz/api-ordering';
import { type CallContext, type Database, queueMail } from '@heizplatz/api-platform';
import { composeInvitation } from './compose-invitation';
import { findInvited } from './invitation-repository';
import { findUnanswered } from './review-repository';
import { tellDealerAgain } from './notify-dealer';

type Context = Pick<CallContext, 'services' | 'clock'>;

/** Of a dealer whose links are all closed; older ones are answered by support on request. */
const MOST_REVIEWS = 20;

/** Whoever was invited to rate an order gets the invitation with a link that opens, as long as there is something to rate. */
export async function inviteAgain(
  tx: Database,
  { order, context }: { readonly order: Order; readonly context: Context },
): Promise<void> {
  const invited = await findInvited(tx, order.id);
  if (!invited) return;
  const mail = composeInvitation(order, invited, { config: context.services.config, now: context.clock() });
  await queueMail(tx, mail, context);
}

/** A dealer whose links were closed gets new ones to the reviews that wait for its answer, at the address that we have of it. */
export async function sendNewAnswerLinks(
  tx: Database,
  { order, isOfDealer }: { readonly order: Order; readonly isOfDealer: boolean },
  context: Context,
): Promise<void> {
  const query = { dealerId: order.dealerId, orderId: isOfDealer ? null : order.id };
  for (const review of await findUnanswered(tx, query, MOST_REVIEWS)) await tellDealerAgain(tx, review, context);
}
