import { CONSUMPTION_PATH } from '@heizplatz/routes';
import { Card, EmptyState, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** No data: none for this choice, or none at all yet. */
export function NothingOrdered({ hasOrders }: { readonly hasOrders: boolean }) {
  return (
    <Card>
      {hasOrders ? (
        <EmptyState
          title={<Trans>Dazu gibt es keine Bestellung</Trans>}
          action={
            <LinkButton href={CONSUMPTION_PATH}>
              <Trans>Auswahl zurücksetzen</Trans>
            </LinkButton>
          }
        >
          <Trans>Im gewählten Zeitraum haben Sie hier nichts bestellt. Ein längerer Zeitraum hilft vielleicht.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          title={<Trans>Noch kein Verbrauch</Trans>}
          action={
            <LinkButton href="/" variant="primary">
              <Trans>Preise vergleichen</Trans>
            </LinkButton>
          }
        >
          <Trans>Nach Ihrer ersten Bestellung sehen Sie hier Mengen und Kosten über die Jahre, je Lieferadresse.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}
