import type { StateNames } from '@heizplatz/country';
import { EmptyState, LinkButton, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PRICE_ALERT_ID } from '../../../shared/price-alert/price-alert-id';
import { NEARBY_ID } from './nearby-id';

/** No delivery here today: stated plainly, with the alternatives; `rule` states why there never is any. */
export function NoOffers({ words: labels, rule }: { words: StateNames; rule: string | undefined }) {
  if (rule !== undefined) return <Notice>{rule}</Notice>;
  return (
    <EmptyState
      title={<Trans>Heute gibt es {labels.forState} kein Angebot</Trans>}
      action={
        <>
          <LinkButton href={`#${PRICE_ALERT_ID}`}>
            <Trans>Wunschpreis hinterlegen</Trans>
          </LinkButton>
          <LinkButton href={`#${NEARBY_ID}`} variant="quiet">
            <Trans>Preise in der Nähe</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          Wir zeigen hier keinen Durchschnitt von anderswo. Hinterlegen Sie einen Wunschpreis, dann schreiben wir,
          sobald jemand liefert.
        </Trans>
      </p>
    </EmptyState>
  );
}
