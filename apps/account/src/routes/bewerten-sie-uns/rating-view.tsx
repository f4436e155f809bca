import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData, useSearchParams } from '@heizplatz/router';
import { CUSTOMER_ORDERS_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ImpersonationNote } from '../../shared/master-data/impersonation-note';
import { useIsImpersonating } from '../../shared/master-data/use-is-impersonating';
import { Message } from '../../shared/token-page/message';
import { TokenHeader } from '../../shared/token-page/token-header';
import { SubmittedRating } from './submitted-rating';
import { ObjectionPart } from './objection-part';
import { RatingFacts, type Rating } from './rating-facts';
import { RatingForm } from './rating-form';
import { ratingInput, type RatingPage } from './rating-input';

/** An order's rating in each of its states. */
export function RatingView() {
  const { t } = useLingui();
  const page = useLoaderData<RatingPage>();
  const { data: rating, mutate } = useCall(CALLS.ratingOfOrder, ratingInput(page));
  const [query] = useSearchParams();
  const isImpersonating = useIsImpersonating();
  const [isThanked, setIsThanked] = useState(false);
  if (!rating) return null;
  // The invitation's second link.
  const isObjecting = query.get('widerspruch') === '1';
  const objection = <ObjectionPart page={page} />;
  async function thank() {
    setIsThanked(true);
    await mutate();
  }
  return (
    <>
      <TokenHeader title={t`Bestellung bewerten`} />
      {isObjecting && objection}
      {isThanked && <Thanks />}
      {!isThanked && rating.State === 'open' && isImpersonating && <RatedByOneself rating={rating} />}
      {!isThanked && rating.State === 'open' && !isImpersonating && (
        <RatingForm page={page} rating={rating} onRated={thank} />
      )}
      {!isThanked && rating.State === 'rated' && <SubmittedRating rating={rating} />}
      {!isThanked && rating.State === 'not-yet' && <NotYet dealer={rating.DealerName} />}
      {!isThanked && rating.State === 'expired' && <Expired />}
      {!isObjecting && objection}
    </>
  );
}

/** A review is the customer's own word. */
const RatedByOneself = ({ rating }: { readonly rating: Rating }) => (
  <Message title={<Trans>Bestellung bewerten</Trans>}>
    <RatingFacts rating={rating} />
    <ImpersonationNote />
  </Message>
);

const Thanks = () => (
  <Message scene="success" takesFocus title={<Trans>Danke für Ihre Bewertung</Trans>}>
    <p>
      <Trans>Wir sehen sie uns an; dann steht sie beim Händler. Wir ändern nichts daran.</Trans>
    </p>
    <LinkButton variant="primary" href="/">
      <Trans>Zur Startseite</Trans>
    </LinkButton>
  </Message>
);

const NotYet = ({ dealer }: { readonly dealer: string }) => (
  <Message scene="empty" title={<Trans>Noch nicht geliefert</Trans>}>
    <p>
      <Trans>Bewerten können Sie {dealer}, sobald die Lieferung da ist. Der Link gilt dann noch.</Trans>
    </p>
    <LinkButton variant="primary" href={CUSTOMER_ORDERS_PATH}>
      <Trans>Zu Ihren Bestellungen</Trans>
    </LinkButton>
  </Message>
);

const Expired = () => (
  <Message scene="empty" title={<Trans>Dieser Link ist abgelaufen</Trans>}>
    <p>
      <Trans>Melden Sie sich an: In Ihren Bestellungen können Sie sie weiterhin bewerten.</Trans>
    </p>
    <LinkButton variant="primary" href={CUSTOMER_ORDERS_PATH}>
      <Trans>Zu Ihren Bestellungen</Trans>
    </LinkButton>
  </Message>
);
