import { type Wish, omitWish } from '@heizplatz/calculator';
import type { InitConfiguration, OfferAlternatives } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { clearFilters } from '../../../shared/offer-list/filter-state';
import { useKeepQuery } from '../list/kept-query';
import { listAddress } from '../list/list-address';
import { useWishName } from '../filter/use-wish-name';

/** Wishes that stand in the way together, and what the list would have without them. */
interface Dropped {
  readonly wishes: readonly Wish[];
  readonly OfferCount: number;
  readonly BestTotal: number;
}

interface NoMatchesProps {
  readonly configuration: ListConfiguration;
  readonly init: InitConfiguration;
  /** What stands beside the list; undefined while that is not known. */
  readonly alternatives: OfferAlternatives | undefined;
}

/** Dealers there are, but none that offers all that was chosen. */
export function NoMatches({ configuration, init, alternatives }: NoMatchesProps) {
  const keepQuery = useKeepQuery();
  const dropped = getDropped(alternatives);
  const isPair = dropped.some(({ wishes }) => wishes.length > 1);
  return (
    <Card>
      <EmptyState
        title={<Trans>Kein Händler erfüllt alle Wünsche zugleich</Trans>}
        action={
          <LinkButton variant="primary" href={keepQuery(listAddress(clearFilters(configuration)))}>
            <Trans>Alle Angebote zeigen</Trans>
          </LinkButton>
        }
      >
        {dropped.length === 0 ? (
          <Trans>Nehmen Sie einzelne Wünsche im Filter zurück, oder sehen Sie sich alle Angebote an.</Trans>
        ) : (
          <>
            {isPair ? (
              <Trans>Diese Angebote gibt es, wenn Sie zwei Wünsche zugleich fallen lassen:</Trans>
            ) : (
              <Trans>Diese Angebote gibt es, wenn Sie einen Wunsch fallen lassen:</Trans>
            )}
            <ul>
              {dropped.map((one) => (
                <li key={one.wishes.map(({ Field, Id }) => `${Field} ${Id}`).join()}>
                  <DroppedLink dropped={one} configuration={configuration} init={init} />
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </Card>
  );
}

/** One wish each, or pairs where no single one is in the way. */
function getDropped({ DroppedWishes = [], DroppedPairs = [] }: Partial<OfferAlternatives> = {}): readonly Dropped[] {
  const single = DroppedWishes.map(({ Field, Id, ...left }) => ({ wishes: [{ Field, Id }], ...left }));
  return [...single, ...DroppedPairs.map(({ Wishes, ...left }) => ({ wishes: Wishes, ...left }))];
}

interface DroppedLinkProps extends Omit<NoMatchesProps, 'alternatives'> {
  readonly dropped: Dropped;
}

function DroppedLink({ dropped, configuration, init }: DroppedLinkProps) {
  const { t } = useLingui();
  const keepQuery = useKeepQuery();
  const [name, second] = dropped.wishes.map(useWishName(init));
  const offers = plural(dropped.OfferCount, { one: '# Angebot', other: '# Angebote' });
  const best = formatMoney(dropped.BestTotal, useSite());
  return (
    <TextLink href={keepQuery(listAddress(dropped.wishes.reduce(omitWish, configuration)))}>
      {second === undefined
        ? t`ohne „${name}“: ${offers} ab ${best}`
        : t`ohne „${name}“ und „${second}“: ${offers} ab ${best}`}
    </TextLink>
  );
}
