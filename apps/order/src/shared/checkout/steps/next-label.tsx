import type { OrderStep } from '@heizplatz/contract';
import { Trans } from '@lingui/react/macro';
import { nextOpenStep, type StepState } from './step-map';

/** What the button of a step leads to. */
export function NextLabel({ state, path }: { readonly state: StepState; readonly path: OrderStep['Path'] }) {
  switch (nextOpenStep(state, path)?.Path) {
    case 'mengenverteilung':
      return <Trans>Weiter zu den Lieferstellen</Trans>;
    case 'bezahlung':
      return <Trans>Weiter zur Zahlung</Trans>;
    case 'bestellung-abschliessen':
      return <Trans>Weiter zur Zusammenfassung</Trans>;
    default:
      return <Trans>Weiter</Trans>;
  }
}
