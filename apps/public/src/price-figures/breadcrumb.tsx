import type { PricePlace } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { placeBreadcrumb } from '../price-data/place-breadcrumb';
import styles from './breadcrumb.module.css';

/** The way from the overview to a place. */
export function Breadcrumb({ place }: { place: PricePlace }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sie sind hier`}>
      <ol className={styles.crumbs}>
        {placeBreadcrumb(place, t`Pelletpreise`).map(({ name, path }, index, all) => (
          <li key={name} aria-current={index === all.length - 1 ? 'page' : undefined}>
            {path ? (
              <TextLink look="alone" href={path}>
                {name}
              </TextLink>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
