import type { OfferVariant } from '@heizplatz/contract';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferChoice } from './use-choose-offer';

/** The next step. Readers hear whose offer it takes. */
export function ChooseButton({ offer, choice }: { offer: OfferVariant; choice: OfferChoice }) {
  const { t } = useLingui();
  return (
    <Button
      variant="primary"
      wide
      busy={choice.busyId === offer.Id}
      busyText={t`Wird übernommen …`}
      onClick={() => void choice.choose(offer)}
    >
      <Trans>Auswählen</Trans>
      <span className="visually-hidden">: {offer.DealerName}</span>
    </Button>
  );
}
