import { NEWS } from '@heizplatz/api-identity';
import { type CallContext, type Database, ThrownProblem } from '@heizplatz/api-platform';
import { askConfirmation } from './ask-confirmation';

/**
 * A visitor who selected 'news' without an account receives the confirmation mail (double opt-in). The calling
 * request continues if the mailbox has received too many mails; consent cannot be given for another person, so staff
 * who order for a customer request nothing.
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
