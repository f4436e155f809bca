import { useCall } from '@heizplatz/api-client';
import { CALLS, mayCall } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { useLocation } from '@heizplatz/router';
import { STAFF_HOME_PATH } from '@heizplatz/routes';
import { PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { ScreenCount } from './screen-count';
import styles from './staff-navigation.module.css';
import { STAFF_SCREENS } from './staff-screens';

const COUNT_REFRESH_MS = 120_000;

const isHere = (path: string, pathname: string): boolean =>
  pathname === path || (path !== STAFF_HOME_PATH && pathname.startsWith(`${path}/`));

/** All screens whose calls the user may make, in their groups. */
export function StaffNavigation({ user }: { readonly user: User | null }) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useCall(CALLS.staffWaiting, mayCall(user, CALLS.staffWaiting) ? {} : null, {
    refreshMs: COUNT_REFRESH_MS,
  });
  const groups = STAFF_SCREENS.map((group) => ({
    ...group,
    screens: group.screens.filter(({ call }) => mayCall(user, call)),
  })).filter(({ screens }) => screens.length > 0);
  return (
    <nav aria-label={t`Support`} className={styles.navigation}>
      {groups.map(({ id, text, screens }) => (
        <div key={id}>
          <p className={styles.group}>{i18n._(text)}</p>
          <ul>
            {screens.map((screen) => (
              <li key={screen.path}>
                <PlainLink
                  href={screen.path}
                  className={styles.link}
                  aria-current={isHere(screen.path, pathname) ? 'page' : undefined}
                >
                  <span>{i18n._(screen.text)}</span>
                  {data && <ScreenCount path={screen.path} waiting={data.Kinds} />}
                </PlainLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
