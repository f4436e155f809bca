import { withoutWish } from '@heizplatz/calculator';
import type { InitConfiguration, OfferSurroundings } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListConfiguration } from '../offer/list-configuration';
import { withoutFilters } from './filter-state';
import { listAddress } from './list-address';
import { useWishName } from './use-wish-name';

type DroppedWishes = NonNullable<OfferSurroundings['DroppedWishes']>;

interface NothingFitsProps {
  readonly configuration: ListConfiguration;
  readonly init: InitConfiguration;
  /** What the list would have without a wish; empty while that is not known, and where no single one is in the way. */
  readonly droppedWishes: DroppedWishes;
}

/** Dealers there are, but none that offers all that was chosen. */
export function NothingFits({ configuration, init, droppedWishes }: NothingFitsProps) {
  return (
    <Card>
      <EmptyState
        title={<Trans>Kein Händler erfüllt alle Wünsche zugleich</Trans>}
        action={
          <LinkButton variant="primary" href={listAddress(withoutFilters(configuration))}>
            <Trans>Alle Angebote zeigen</Trans>
          </LinkButton>
        }
      >
        {droppedWishes.length === 0 ? (
          <Trans>Nehmen Sie einzelne Wünsche im Filter zurück, oder sehen Sie sich alle Angebote an.</Trans>
        ) : (
          <>
            <Trans>Diese Angebote gibt es, wenn Sie einen Wunsch fallen lassen:</Trans>
            <ul>
              {droppedWishes.map((dropped) => (
                <li key={`${dropped.Field} ${dropped.Id}`}>
                  <DroppedWish dropped={dropped} configuration={configuration} init={init} />
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </Card>
  );
}

interface DroppedWishProps extends Omit<NothingFitsProps, 'droppedWishes'> {
  readonly dropped: DroppedWishes[number];
}

function DroppedWish({ dropped, configuration, init }: DroppedWishProps) {
  const { t } = useLingui();
  const name = useWishName(init)(dropped);
  const offers = plural(dropped.OfferCount, { one: '# Angebot', other: '# Angebote' });
  const best = formatMoney(dropped.BestTotal, useSite());
  return (
    <TextLink href={listAddress(withoutWish(configuration, dropped))}>
      {t`ohne „${name}“: ${offers} ab ${best}`}
    </TextLink>
  );
}
