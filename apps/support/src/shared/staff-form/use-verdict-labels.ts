import type { ItemVerdict, Open } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

/** Why an item of a slot is displayed or not. */
export function useVerdictLabels(): Readonly<Record<Open<ItemVerdict>, string>> {
  const { t } = useLingui();
  return {
    shown: t`wird gezeigt`,
    'behind-contracts': t`Füller: erst wenn kein Vertrag läuft`,
    'not-first': t`Füller: ein anderer steht davor`,
    'slot-off': t`Werbeplatz ist ausgeschaltet`,
    'not-approved': t`Anzeige ist nicht freigegeben`,
    'other-size': t`Anzeige hat eine andere Größe`,
    'other-country': t`gehört zu einem anderen Land`,
    coming: t`Kampagne beginnt noch`,
    ended: t`Kampagne ist beendet`,
    paused: t`Kampagne ist pausiert`,
    capped: t`Obergrenze ist erreicht`,
    blocked: t`Werbekunde ist gesperrt`,
    'other-place': t`Postleitzahl liegt nicht im gebuchten Gebiet`,
    'place-unknown': t`nur mit bekannter Postleitzahl`,
    'slot-unfiltered': t`gebietsgebunden, der Platz filtert nicht`,
    other: t`aus einem anderen Grund`,
  };
}
