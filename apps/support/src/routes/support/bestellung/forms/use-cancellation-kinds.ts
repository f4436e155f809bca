import type { CancellationKind } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import type { InferOutput } from 'valibot';

type Kind = InferOutput<typeof CancellationKind>;

/** Labels of the reasons for a cancellation. */
export function useCancellationKinds(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    customer: t`Kunde`,
    dealer: t`Händler`,
    duplicate: t`doppelt`,
    undeliverable: t`nicht lieferbar`,
    goodwill: t`Kulanz`,
  };
}
