import type { Open, PageState } from '@heizplatz/contract';
import { Chip } from '@heizplatz/ui';
import { STATE_TONES, usePageLabels } from './page-labels';

export function PageStateChip({ state }: { readonly state: Open<PageState> }) {
  const { states } = usePageLabels();
  return <Chip tone={STATE_TONES[state]}>{states[state]}</Chip>;
}
