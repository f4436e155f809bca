import type { CustomerCancellation } from '@heizplatz/contract';
import { BRAND, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './cancellation-card.module.css';

/** What customer and marketplace wrote to each other, the oldest first. */
export function CancellationComments({ comments }: { readonly comments: CustomerCancellation['Comments'] }) {
  const { t } = useLingui();
  const site = useSite();
  if (comments.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>
        <Trans>Nachrichten</Trans>
      </h3>
      <ol className={styles.comments}>
        {comments.map(({ Author, Text, At }, index) => (
          <li key={`${At} ${index}`} className={classNames(styles.comment, Author === 'staff' && styles.fromStaff)}>
            <p className="quiet">
              {Author === 'staff' ? BRAND : t`Sie`} · <time dateTime={At}>{formatTime(At, site)}</time>
            </p>
            <p className={styles.text}>{Text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
