import { LinkButton, Stars } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Message } from '../../shared/token-page/message';
import { RatingFacts, type Rating } from './rating-facts';
import { STAR_WORDS } from './star-words';

/** How it was rated; an order is rated once. */
export function GivenRating({ rating }: { readonly rating: Rating }) {
  const { t } = useLingui();
  const { Given } = rating;
  const words = STAR_WORDS.find(({ stars }) => stars === Given?.Stars)?.words;
  return (
    <Message scene="success" title={<Trans>Sie haben schon bewertet</Trans>}>
      <RatingFacts rating={rating} />
      {Given && (
        <p>
          <Stars number={Given.Stars} /> {words && t(words)}
        </p>
      )}
      {Given?.Text && <blockquote>{Given.Text}</blockquote>}
      <LinkButton variant="primary" href="/">
        <Trans>Zur Startseite</Trans>
      </LinkButton>
    </Message>
  );
}
