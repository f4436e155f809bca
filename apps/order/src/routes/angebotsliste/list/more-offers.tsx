import { useLocation, useNavigate } from '@heizplatz/router';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { afterPaint } from './after-paint';
import { REST_ID } from './list-extent';
import { extendedAddress } from './list-view';
import styles from './more-offers.module.css';

interface MoreOffersProps {
  readonly shownCount: number;
  readonly count: number;
  /** They are about to come in place. */
  readonly onShow: () => void;
}

/** Leads to the list with all offers; with script the others come in the link's place. */
export function MoreOffers({ shownCount, count, onShow }: MoreOffersProps) {
  const navigate = useNavigate();
  const address = extendedAddress(useLocation());
  const restCount = count - shownCount;

  function show(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow();
    afterPaint(() => void navigate(address, { replace: true, preventScrollReset: true }));
  }
  return (
    <div className={styles.more}>
      <p className="quiet">
        <Trans>
          {shownCount} von {count} Angeboten
        </Trans>
      </p>
      <LinkButton variant="secondary" href={`${address}#${REST_ID}`} className="no-print" onClick={show}>
        <Trans>Weitere {restCount} Angebote zeigen</Trans>
      </LinkButton>
    </div>
  );
}
