import { LinkButton, Stars } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Message } from '../../shared/token-page/message';
import { RatingFacts, type Rating } from './rating-facts';
import { STAR_LABELS } from './star-labels';

/** How it was rated; an order is rated once. */
export function SubmittedRating({ rating }: { readonly rating: Rating }) {
  const { t } = useLingui();
  const { Given } = rating;
  const labels = STAR_LABELS.find(({ stars }) => stars === Given?.Stars)?.words;
  return (
    <Message scene="success" title={<Trans>Sie haben schon bewertet</Trans>}>
      <RatingFacts rating={rating} />
      {Given && (
        <p>
          <Stars number={Given.Stars} /> {labels && t(labels)}
        </p>
      )}
      {Given?.Text && <blockquote>{Given.Text}</blockquote>}
      <LinkButton variant="primary" href="/">
        <Trans>Zur Startseite</Trans>
      </LinkButton>
    </Message>
  );
}
