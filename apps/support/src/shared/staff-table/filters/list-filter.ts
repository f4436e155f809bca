import type { SelectOption } from '@heizplatz/ui';

/** A filter of a list as a field of its form and, once it is set, as a chip. */
export interface ListFilter {
  /** As the list's query names it. */
  readonly name: string;
  readonly label: string;
  /** The first one is '' for all; absent: a day, or a text. */
  readonly options?: readonly SelectOption[];
  /** A text is entered. */
  readonly text?: { readonly maxLength: number; readonly inputMode?: 'numeric' };
  /** What counts when the address names nothing. */
  readonly fallback?: string;
  readonly className?: string | undefined;
}

/** What a filter's value is called; a value that is in no option is shown as it stands. */
export const filterText = ({ options }: ListFilter, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;
