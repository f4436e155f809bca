import { NEWS } from '@heizplatz/api-identity';
import { type CallContext, type Database, ThrownProblem } from '@heizplatz/api-platform';
import { askConfirmation } from './ask-confirmation';

/**
 * Whoever ticked 'news' without an account gets the mail that asks once more (double opt-in). What sends it goes on where
 * the mailbox has had too many mails; nobody consents for somebody else, so staff who order for a customer ask nothing.
 */
export async function fetchNews(tx: Database, email: string, context: CallContext): Promise<void> {
  if (context.actor) return;
  const query = { person: { email }, email, target: { ...NEWS, countryId: context.countryId } };
  try {
    await tx.transaction((inner) => askConfirmation(inner, query, context));
  } catch (error) {
    if (!(error instanceof ThrownProblem && error.code === 'TOO_MANY_REQUESTS')) throw error;
  }
}
