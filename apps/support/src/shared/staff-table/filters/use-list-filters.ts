import { type AnyList, type ListFilterLabel } from '@heizplatz/contract';
import type { SelectOption } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { toOptions } from '../../labels/to-options';
import { useSpelling } from '../../labels/use-labels';
import { useCountryChoices, useGroupChoices } from '../../staff-form/use-choices';
import type { ListFilter } from './list-filter';

type FilterName<List extends AnyList> = keyof List['filters'] & string;

/** What the page knows of a filter beyond its declaration; options stand behind 'all'. Null: it is not shown. */
type Known = Partial<Omit<ListFilter, 'name' | 'label'>> | null;

/** The filters of a declared list, in its order; `known` has those whose options the page finds. */
export function useListFilters<List extends AnyList>(
  { filters }: List,
  known?: Readonly<Partial<Record<FilterName<List>, Known>>>,
): readonly ListFilter[] {
  const { t } = useLingui();
  const countries = useCountryChoices();
  const groups = useGroupChoices();
  const spell = useSpelling();
  const byName: Readonly<Record<string, Known | undefined>> = known ?? {};
  const declared = ({ kind, labels }: ListFilterLabel): readonly SelectOption[] | undefined => {
    if (labels) return toOptions(labels).map((option) => ({ ...option, label: spell(option.label) }));
    return kind === 'country' ? countries : kind === 'group' ? groups : undefined;
  };
  return Object.entries(filters).flatMap(([name, filter]) => {
    const own = byName[name];
    if (own === null) return [];
    const options = own?.options ?? declared(filter);
    const all = { value: '', label: spell(filter.all ?? t`alle`) };
    return [{ name, label: spell(filter.label), ...own, ...(options && { options: [all, ...options] }) }];
  });
}
