import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findMailsOfCase } from './case-mail-repository';
import { CASE_MAIL_CLOSING, caseGreeting } from './compose-case-mail';
import { requireCase } from './require-case';

/** Whom a case is answered to, what is preset, and what was written before. */
export const staffCaseMail = defineHandler(CALLS.staffCaseMail, async ({ query: id }, { db, user }) => {
  const { found } = await requireCase(db, user, id);
  const { answered } = found;
  const sent = await findMailsOfCase(db, id);
  return {
    CountryId: found.countryId,
    To: found.email,
    Subject: found.subject,
    Greeting: caseGreeting(found),
    Placeholders: found.placeholders,
    Closing: [...CASE_MAIL_CLOSING],
    Sent: sent.map(({ mail, state }) => ({
      MailId: mail.mailId,
      At: mail.at.toISOString(),
      AuthorName: mail.authorName,
      Subject: mail.subject,
      Text: mail.text,
      State: state,
    })),
    Answered: answered && { At: answered.at.toISOString(), ByName: answered.byName },
  };
});
