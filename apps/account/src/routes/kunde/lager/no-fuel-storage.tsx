import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Card, EmptyState, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** A store stands at a delivery address; without one there is none. */
export function NoFuelStorage() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Noch kein Lager</Trans>}
        action={
          <LinkButton href={MASTER_DATA_PATH} variant="primary">
            <Trans>Lieferadresse anlegen</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Ein Lager gehört zu einer Lieferadresse. Legen Sie eine an, dann rechnen wir hier aus, bis wann Ihr Vorrat
          reicht.
        </Trans>
      </EmptyState>
    </Card>
  );
}
