import type { CallResponse, CALLS } from '@heizplatz/contract';
import { beforeFullStop } from '@heizplatz/country';
import { Trans } from '@lingui/react/macro';
import styles from './advert-disclosure.module.css';

type Content = NonNullable<CallResponse<typeof CALLS.advertContent>>;

interface AdvertDisclosureProps {
  readonly content: Content;
  readonly isLocal: boolean;
  readonly zipCode: string;
}

/** That it is an advert, on whose behalf, who pays, and why it stands here (rule ADVERT-03). */
export function AdvertDisclosure({ content, isLocal, zipCode }: AdvertDisclosureProps) {
  const { OnBehalfOf: principal, PaidBy, Reason: reason } = content;
  const payer = PaidBy && beforeFullStop(PaidBy);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <strong className={styles.mark}>
          <Trans>Anzeige</Trans>
        </strong>
        <span className={styles.principal}>
          <Trans>im Auftrag von {principal}</Trans>
        </span>
        <span className={styles.why}>
          <Trans>Warum?</Trans>
        </span>
      </summary>
      <div className={styles.reasons}>
        <p>{reason}</p>
        {payer && (
          <p>
            <Trans>Bezahlt von {payer}.</Trans>
          </p>
        )}
        <p>
          {isLocal ? (
            <Trans>
              Sie sehen sie, weil Ihre Postleitzahl {zipCode} im gebuchten Gebiet liegt. Mehr wissen wir dafür nicht von
              Ihnen.
            </Trans>
          ) : (
            <Trans>Sie wird allen auf dieser Seite gezeigt und hängt nicht davon ab, wer Sie sind.</Trans>
          )}
        </p>
      </div>
    </details>
  );
}
