import type { Complaint } from '@heizplatz/contract';
import { BRAND, formatTime } from '@heizplatz/country';
import { COMPLAINT_KIND_LABELS, COMPLAINT_STATE_LABELS } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Chip, classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './complaint-thread.module.css';

interface ComplaintThreadProps {
  readonly complaint: Complaint;
  /** Who reads is 'Sie'. */
  readonly reader: 'customer' | 'dealer';
}

/** What a complaint is about, how it stands, and what both sides wrote, the oldest first. */
export function ComplaintThread({ complaint, reader }: ComplaintThreadProps) {
  const { t } = useLingui();
  const site = useSite();
  const authors = { customer: t`Kunde`, dealer: t`Händler`, staff: BRAND, other: t`Sonstige`, [reader]: t`Sie` };
  const { label, tone } = COMPLAINT_STATE_LABELS[complaint.State];
  return (
    <div className={styles.thread}>
      <h3 className={styles.head}>
        <span>{t(COMPLAINT_KIND_LABELS[complaint.Kind])}</span> <Chip tone={tone}>{t(label)}</Chip>
      </h3>
      <ol className={styles.messages}>
        {complaint.Messages.map(({ Author, Text, At }, index) => (
          <li key={`${At} ${index}`} className={classNames(styles.message, Author !== reader && styles.fromOther)}>
            <p className="quiet">
              {authors[Author]} · <time dateTime={At}>{formatTime(At, site)}</time>
            </p>
            <p className={styles.text}>{Text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
