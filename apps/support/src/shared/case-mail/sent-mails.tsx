import type { StaffCaseMail } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { MailStateChip } from '../outbox/mail-state-chip';
import styles from './case-mail.module.css';

/** What was written from the case before, the newest first. */
export function SentMails({ mail: { Sent, CountryId } }: { readonly mail: StaffCaseMail }) {
  const site = siteById(CountryId);
  if (Sent.length === 0) return null;
  return (
    <Disclosure
      summary={<Trans>Bisher geschrieben ({Sent.length})</Trans>}
      open={Sent.some(({ State }) => State === 'failed')}
    >
      <ul className={styles.sent}>
        {Sent.map(({ MailId, At, AuthorName, Subject, Text, State }) => (
          <li key={MailId}>
            <p className={styles.meta}>
              <span>
                {AuthorName}, <time dateTime={At}>{formatTime(At, site)}</time>
              </span>
              <MailStateChip state={State} />
            </p>
            <p className={styles.subject}>{Subject}</p>
            <p className={styles.text}>{Text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
