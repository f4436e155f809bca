import type { OfferVariant } from '@heizplatz/contract';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CHOICE_FORM_ID, OFFER_QUERY, offerQueryValue } from '../../../shared/offer/choice-query';
import type { OfferChoice } from './use-choose-offer';

const VARIANTS = { row: { variant: 'primary', wide: true }, aside: { variant: 'secondary', size: 'small' } } as const;

interface ChooseButtonProps {
  readonly offer: OfferVariant;
  readonly choice: Pick<OfferChoice, 'busyId' | 'choose'>;
  /** Quieter beside the list than in it. */
  readonly variant?: 'row' | 'aside';
}

/** The next step. Screen readers announce whose offer it takes. */
export function ChooseButton({ offer, choice, variant = 'row' }: ChooseButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      {...VARIANTS[variant]}
      type="submit"
      form={CHOICE_FORM_ID}
      name={OFFER_QUERY}
      value={offerQueryValue(offer)}
      busy={choice.busyId === offer.Id}
      busyText={t`Wird übernommen …`}
      onClick={(event) => {
        event.preventDefault();
        void choice.choose(offer);
      }}
    >
      <Trans>Auswählen</Trans>
      <span className="visually-hidden">{`: ${offer.DealerName}`}</span>
    </Button>
  );
}
