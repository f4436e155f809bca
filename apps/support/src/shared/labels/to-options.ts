import { OTHER_CODE } from '@heizplatz/contract';
import type { SelectOption } from '@heizplatz/ui';

type Label = string | { readonly text: string };

/** Labelled codes as choices; 'other', which a reader takes unknown codes for, is none: requests refuse it. */
export const toOptions = (labels: Readonly<Record<string, Label>>): SelectOption[] =>
  Object.entries(labels)
    .filter(([value]) => value !== OTHER_CODE)
    .map(([value, label]) => ({ value, label: typeof label === 'string' ? label : label.text }));
