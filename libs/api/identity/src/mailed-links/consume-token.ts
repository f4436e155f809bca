import { type CallContext, type Database, problem, type ThrownProblem } from '@heizplatz/api-platform';
import type { LinkPurpose } from '@heizplatz/contract';
import { findLink, lockLink } from './link-repository';
import { getLinkState, type MailedLink } from './mailed-link';

const DETAILS = {
  open: 'Dieser Link kann nicht mehr benutzt werden.',
  used: 'Dieser Link wurde schon benutzt.',
  expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  unknown: 'Diesen Link kennen wir nicht. Bitte öffnen Sie ihn so, wie er in der E-Mail steht.',
};

/** TOKEN_EXPIRED with what became of the link. */
export const linkProblem = (state: keyof typeof DETAILS, detail = DETAILS[state]): ThrownProblem =>
  problem('TOKEN_EXPIRED', { detail, context: { State: state } });

/**
 * The open link of a mail, locked until the transaction ends; the caller must mark it used. Throws TOKEN_EXPIRED with
 * its state.
 */
export async function openLink(tx: Database, purpose: LinkPurpose, token: string, now: Date): Promise<MailedLink> {
  const link = await lockLink(tx, purpose, token);
  const state = getLinkState(link, now);
  if (!link || state !== 'open') throw linkProblem(state);
  return link;
}

/** The open link, before the work of using it; guesses are counted as failures. Throws TOKEN_EXPIRED with its state. */
export async function readOpenLink(purpose: LinkPurpose, token: string, context: CallContext): Promise<MailedLink> {
  const { db, services, clock, ip } = context;
  const limited = { command: 'link', ip };
  await services.limits.check(db, limited, clock());
  const link = await findLink(db, purpose, token);
  if (!link) await services.limits.recordFailure(db, limited, clock());
  const state = getLinkState(link, clock());
  if (!link || state !== 'open') throw linkProblem(state);
  return link;
}
