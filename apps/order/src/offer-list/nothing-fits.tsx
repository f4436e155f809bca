import type { CalculatorConfiguration } from '@heizplatz/calculator';
import { Card, EmptyState, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { withoutFilters } from './filter-state';
import { listAddress } from './list-address';

/** Dealers there are, but none that offers all that was chosen. */
export function NothingFits({ configuration }: { configuration: CalculatorConfiguration }) {
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
        <Trans>Nehmen Sie einzelne Wünsche im Filter zurück, oder sehen Sie sich alle Angebote an.</Trans>
      </EmptyState>
    </Card>
  );
}
