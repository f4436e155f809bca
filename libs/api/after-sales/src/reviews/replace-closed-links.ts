import type { Order } from '@heizplatz/api-ordering';
import { type CallContext, type Database, queueMail } from '@heizplatz/api-platform';
import { composeInvitation } from './compose-invitation';
import { findInvited } from './invitation-repository';
import { findUnanswered } from './review-repository';
import { tellDealerAgain } from './notify-dealer';

type Context = Pick<CallContext, 'services' | 'clock'>;

/** For a dealer whose links are all closed; support handles older ones on request. */
const MOST_REVIEWS = 20;

/**
 * A person invited to rate an order receives the invitation with a working link, as long as there is something to
 * rate.
 */
export async function inviteAgain(
  tx: Database,
  { order, context }: { readonly order: Order; readonly context: Context },
): Promise<void> {
  const invited = await findInvited(tx, order.id);
  if (!invited) return;
  const mail = composeInvitation(order, invited, { config: context.services.config, now: context.clock() });
  await queueMail(tx, mail, context);
}

/** A dealer whose links were closed receives new ones to the reviews awaiting its answer, at its stored address. */
export async function sendNewAnswerLinks(
  tx: Database,
  { order, isOfDealer }: { readonly order: Order; readonly isOfDealer: boolean },
  context: Context,
): Promise<void> {
  const query = { dealerId: order.dealerId, orderId: isOfDealer ? null : order.id };
  for (const review of await findUnanswered(tx, query, MOST_REVIEWS)) await tellDealerAgain(tx, review, context);
}
