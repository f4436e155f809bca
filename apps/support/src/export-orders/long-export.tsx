import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

export function LongExport(_: { readonly query: Readonly<Record<string, string>> }) {
  return (
    <Notice>
      <Trans>Mehr als 10.000 Zeilen: Bitte grenzen Sie die Auswahl ein.</Trans>
    </Notice>
  );
}
