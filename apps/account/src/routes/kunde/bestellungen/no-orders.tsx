import { Card, EmptyState, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ordersPath, type Stage } from './orders-query';

/** No order at all, or none at this stage. */
export function NoOrders({ stage }: { readonly stage: Stage }) {
  if (stage === 'all')
    return (
      <Card>
        <EmptyState
          title={<Trans>Noch keine Bestellung</Trans>}
          action={
            <LinkButton href="/" variant="primary">
              <Trans>Preise vergleichen</Trans>
            </LinkButton>
          }
        >
          <Trans>Hier stehen Ihre Bestellungen mit Stand, Termin und Papieren, sobald Sie die erste aufgeben.</Trans>
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        title={stage === 'open' ? <Trans>Nichts ist offen</Trans> : <Trans>Noch nichts ist erledigt</Trans>}
        action={
          <LinkButton href={ordersPath({ stage: 'all', page: 1 })}>
            <Trans>Alle Bestellungen</Trans>
          </LinkButton>
        }
      >
        {stage === 'open' ? (
          <Trans>Alle Ihre Bestellungen sind geliefert oder beendet.</Trans>
        ) : (
          <Trans>Ihre Bestellungen sind noch unterwegs.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
