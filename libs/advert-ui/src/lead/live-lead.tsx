import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useUnseenChange } from '../slot/use-unseen-change';
import styles from './live-lead.module.css';

export function LiveLead({ zipCode }: { zipCode: string }) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const { data } = useCall(CALLS.leadAvailability, { query: { countryId: String(countryId), zipCode } });
  const offer = data?.IsSuccess ? data.Payload : null;
  const isVisible = useUnseenChange(place, offer !== null);
  return (
    <div ref={place}>
      {isVisible && offer && (
        <section className={styles.banner} aria-label={t`Anzeige: ${offer.PartnerName}`}>
          <div className={styles.words}>
            <p className={styles.title}>{offer.Title}</p>
            <p>{offer.Text}</p>
            <p className={styles.note}>
              <strong>
                <Trans>Anzeige</Trans>
              </strong>{' '}
              <Trans>
                von {offer.PartnerName}, weil Ihre Postleitzahl {zipCode} dort bedient wird.
              </Trans>
            </p>
          </div>
          <a
            href={offer.LinkUrl}
            target="_blank"
            rel="sponsored nofollow noopener noreferrer"
            referrerPolicy="no-referrer"
            className={styles.link}
          >
            {offer.LinkText}
            <Icon name="arrow-right" size={18} />
          </a>
        </section>
      )}
    </div>
  );
}
