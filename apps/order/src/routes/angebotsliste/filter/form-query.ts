import { QUERY_NAMES } from '@heizplatz/calculator';

/**
 * A form needs one name a group of radio buttons, the codec knows one name for all options. `options.Vehicle=122` stands
 * for option 122, `date.115=2026-12-10` for option 115 on that day.
 */
const OPTION_FIELD = 'options.';
const DATE_FIELD = 'date.';

export const optionField = (groupKey: string): string => OPTION_FIELD + groupKey;
export const dateField = (optionId: number): string => DATE_FIELD + optionId;

const isFormField = (name: string): boolean => name.startsWith(OPTION_FIELD) || name.startsWith(DATE_FIELD);

/** Whether a query was written by the filter's form and not by the codec. */
export const isFormQuery = (query: URLSearchParams): boolean => [...query.keys()].some(isFormField);

/** The form's query in the codec's names; empty fields are left out. */
export function codecQuery(query: URLSearchParams): URLSearchParams {
  const plain = new URLSearchParams();
  for (const [name, value] of query) {
    const option = isFormField(name) ? getFieldOption(name, value) : null;
    if (option) plain.append(QUERY_NAMES.options, option);
    else if (option === null) plain.append(name, value);
  }
  return plain;
}

function getFieldOption(name: string, value: string): string {
  if (value === '') return '';
  return name.startsWith(DATE_FIELD) ? `${name.slice(DATE_FIELD.length)}$dt${value}` : value;
}
