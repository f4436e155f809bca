import { formatDate } from '@heizplatz/country';
import { useLocation, useSearchParams, useSite } from '@heizplatz/router';
import { Icon, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { listAddress } from '../list-address';
import styles from './filter-chips.module.css';
import { filterText, type ListFilter } from './list-filter';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the list is narrowed by, each with a link that takes it out; without script too. */
export function FilterChips({ filters }: { readonly filters: readonly ListFilter[] }) {
  const { t } = useLingui();
  const location = useLocation();
  const site = useSite();
  const [params] = useSearchParams();
  const set = [{ name: 'search', label: t`Suche` }, ...filters].flatMap((filter) => {
    const value = params.get(filter.name) ?? '';
    if (value === '') return [];
    const text = DAY.test(value) ? formatDate(value, site) : filterText(filter, value);
    return [{ name: filter.name, text: `${filter.label}: ${text}` }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Gesetzte Filter`}>
      {set.map(({ name, text }) => (
        <li key={name}>
          <PlainLink
            href={listAddress(location, { [name]: null })}
            className={styles.chip}
            aria-label={t`Filter entfernen: ${text}`}
          >
            {text}
            <Icon name="cross" size={14} />
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
