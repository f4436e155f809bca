import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferChoice } from './use-choose-offer';

/** The next step. Readers hear whose offer it takes. */
export function ChooseButton({ offerId, dealer, choice }: { offerId: string; dealer: string; choice: OfferChoice }) {
  const { t } = useLingui();
  return (
    <Button
      variant="primary"
      wide
      busy={choice.busyId === offerId}
      busyText={t`Wird übernommen …`}
      onClick={() => void choice.choose(offerId)}
    >
      <Trans>Auswählen</Trans>
      <span className="visually-hidden">: {dealer}</span>
    </Button>
  );
}
