import type { CancellationComment, CancellationRow } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './comment-thread.module.css';

interface CommentThreadProps {
  readonly comments: readonly CancellationComment[];
  readonly countryId: CancellationRow['CountryId'];
}

/** Who wrote to whom: neither side sees what was written with the other. */
function useSenderText() {
  const { t } = useLingui();
  return ({ author, kind, name }: CancellationComment): string => {
    if (author === 'customer') return t`Kunde ${name}`;
    if (author === 'dealer') return t`Händler ${name}`;
    return kind === 'customer' ? t`${name} an den Kunden` : t`${name} an den Händler`;
  };
}

/** Customer's messages on the left, dealer's on the right; staff's on the side of their addressee. */
export function CommentThread({ comments, countryId }: CommentThreadProps) {
  const { t } = useLingui();
  const senderText = useSenderText();
  const site = siteById(countryId);
  if (comments.length === 0)
    return (
      <p className="quiet">
        <Trans>Noch wurde nichts geschrieben.</Trans>
      </p>
    );
  return (
    <ol aria-label={t`Kommentare`} className={styles.thread}>
      {comments.map((comment, at) => (
        <li
          key={at}
          className={classNames(
            styles.comment,
            comment.kind === 'dealer' && styles.dealer,
            comment.author === 'staff' && styles.staff,
          )}
        >
          <p className={styles.sender}>
            {senderText(comment)}, <time dateTime={comment.at}>{formatTime(comment.at, site)}</time>
          </p>
          <p className={styles.text}>{comment.comment}</p>
        </li>
      ))}
    </ol>
  );
}
