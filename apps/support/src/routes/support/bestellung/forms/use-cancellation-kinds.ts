import { CANCELLATION_KIND_LABELS, type CancellationKind, type Open } from '@heizplatz/contract';
import type { InferOutput } from 'valibot';
import { useLabels } from '../../../../shared/labels/use-labels';

type Kind = InferOutput<typeof CancellationKind>;

/** Labels of the reasons for a cancellation. */
export const useCancellationKinds = (): Readonly<Record<Open<Kind>, string>> => useLabels(CANCELLATION_KIND_LABELS);
