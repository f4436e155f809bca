import type { CallInput, CALLS } from '@heizplatz/contract';
import type { SelectOption } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

type PaperKind = CallInput<typeof CALLS.dealerUploadDocument>['body']['Kind'];

const KINDS: readonly PaperKind[] = ['delivery-note', 'weighing-note', 'invoice', 'other'];

/** Labels of the document kinds that a dealer uploads. */
export function usePaperKinds(): readonly SelectOption[] {
  const { t } = useLingui();
  const names: Readonly<Record<PaperKind, string>> = {
    'delivery-note': t`Lieferschein`,
    'weighing-note': t`Wiegeschein`,
    invoice: t`Rechnung`,
    other: t`Anderes Dokument`,
  };
  return KINDS.map((value) => ({ value, label: names[value] }));
}
