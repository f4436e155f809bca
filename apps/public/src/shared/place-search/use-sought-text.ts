import { useLingui } from '@lingui/react/macro';
import type { SoughtPlace } from './sought-place';

/** What is wrong with what was looked for; null: nothing was. */
export function useSoughtText(): (sought: Pick<SoughtPlace, 'outcome'> | null) => string | null {
  const { t } = useLingui();
  return (sought) => {
    switch (sought?.outcome) {
      case 'UNKNOWN':
        return t`Diesen Ort kennen wir nicht. Bitte versuchen Sie es mit der Postleitzahl.`;
      case 'LIKELY':
        return t`Meinen Sie diesen Ort? Bitte wählen Sie ihn aus.`;
      case 'SEVERAL':
        return t`Das können mehrere Orte sein. Bitte wählen Sie einen aus.`;
      case 'FAILED':
        return t`Die Suche ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.`;
      case undefined:
        return null;
    }
  };
}
