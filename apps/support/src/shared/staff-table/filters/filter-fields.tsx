import { useSearchParams } from '@heizplatz/router';
import { SelectField, TextField } from '@heizplatz/ui';
import type { ListFilter } from './list-filter';

/** The filters of a list as fields of its form, with what its address has. */
export function FilterFields({ filters }: { readonly filters: readonly ListFilter[] }) {
  const [params] = useSearchParams();
  return filters.map(({ name, label, options, text, fallback = '', className }) => {
    const field = { name, label, className, size: 'small', defaultValue: params.get(name) ?? fallback } as const;
    return options ? (
      // Options may come later than the page; only a new field then shows what the address has.
      <SelectField key={`${name} ${options.length}`} {...field} options={[...options]} />
    ) : (
      <TextField key={name} {...field} {...(text ?? { type: 'date' })} />
    );
  });
}
