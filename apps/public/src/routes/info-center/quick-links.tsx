import { useCall } from '@heizplatz/api-client';
import { useSite } from '@heizplatz/router';
import { PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { INFO_CENTER_CALLS } from './info-center-calls';
import styles from './quick-links.module.css';

/** The menu that editors maintain for this page. */
export function QuickLinks() {
  const { t } = useLingui();
  const { menu } = INFO_CENTER_CALLS(useSite().countryId);
  const { data } = useCall(menu.call, menu.input);
  if (!data?.length) return null;
  return (
    <nav aria-label={t`Oft gesucht`}>
      <ul className={styles.links}>
        {data.map(({ Href, Text }) => (
          <li key={Href}>
            <PlainLink href={Href} className={styles.link}>
              {Text}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
