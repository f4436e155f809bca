import { phoneHref } from '@heizplatz/country';
import { useCall } from '@heizplatz/api-client';
import {
  type CalculatorConfiguration,
  defaultConfiguration,
  type ProductGroup,
  WISH_ZIP_QUERY,
} from '@heizplatz/calculator';
import { CALLS, type CalculationResult } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { PRICE_ALERT_PATH } from '@heizplatz/routes';
import { Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import { useUnfolded } from '../../../shared/offer-list/use-unfolded';
import { resultItem } from '../calculation/calculation-state';
import { ListHeading } from '../list/list-heading';
import { OfferCard } from '../offer-card/offer-card';
import { OfferSkeletons } from '../list/offer-skeletons';
import styles from '../offer-matches.module.css';
import { useProductGroupName } from '../list/use-product-group-name';

interface NoDeliveryProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly placeName: string;
  /** Why no dealer ever delivers; undefined: delivery may become possible. */
  readonly rule: string | undefined;
}

const VISIBLE_EXAMPLES = 3;

/** No offer: as a message, with example prices of the group's reference configuration below (HasDefaultOffers). */
export function NoDelivery({ group, configuration, placeName, rule }: NoDeliveryProps) {
  const { customerPhone } = useSite();
  const { data: rows, error } = useCall(CALLS.calculateDefaultOffers, { body: configuration });
  const examples = useUnfolded(rows);
  const name = useProductGroupName(group);
  const place = `${configuration.ZipCode} ${placeName}`.trim();
  const href = phoneHref(customerPhone);
  return (
    <>
      <ListHeading group={group} configuration={configuration} placeName={placeName} count={0} />
      <div className={styles.alone}>
        <Notice tone="warn">
          {rule !== undefined && <p>{rule}</p>}
          {rule === undefined && (
            <p>
              <Trans>
                Nach {place} liefert zurzeit niemand {name}. Ändern Sie oben Postleitzahl oder Menge, oder rufen Sie uns
                an: <TextLink href={href}>{customerPhone}</TextLink>.
              </Trans>
            </p>
          )}
          {rule === undefined && (
            <p>
              <Trans>
                Sobald dort jemand zu Ihrem Preis liefert, sagen wir Bescheid:{' '}
                <TextLink href={`${PRICE_ALERT_PATH}?${WISH_ZIP_QUERY}=${configuration.ZipCode}`}>
                  Wunschpreis merken
                </TextLink>
                .
              </Trans>
            </p>
          )}
        </Notice>
        {!examples && !error && <OfferSkeletons count={VISIBLE_EXAMPLES} />}
        {examples?.HasDefaultOffers && examples.Items.length > 0 && (
          <Examples group={group} configuration={configuration} examples={examples} />
        )}
      </div>
    </>
  );
}

interface ExamplesProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly examples: CalculationResult;
}

/** Prices that were requested for another place; they can be compared, not ordered. */
function Examples({ group, configuration, examples }: ExamplesProps) {
  const reference = defaultConfiguration(configuration.CountryId, group.id);
  const amount = amountText(reference.Amount, group, useSite());
  const place = examples.PlaceName;
  return (
    <>
      <div>
        <h2>
          <Trans>Beispielpreise</Trans>
        </h2>
        <p className="quiet">
          <Trans>
            So viel kosten heute {amount} nach {place}. Bestellen lassen sich diese Angebote für Ihre Postleitzahl
            nicht.
          </Trans>
        </p>
      </div>
      {examples.Items.slice(0, VISIBLE_EXAMPLES).map((offer) => (
        <OfferCard
          key={offer.Id}
          item={resultItem(offer, undefined)}
          group={group}
          configuration={reference}
          isFirst={false}
          isExample
          showsNet={false}
        />
      ))}
    </>
  );
}
