import type { User } from '@heizplatz/identity';
import { useLogout } from '@heizplatz/session';
import { classNames, PlainLink, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './account-entries.module.css';
import { ACCOUNT_MENUS, getAccountMenu } from './account-menus';
import { isCurrent } from './is-current';
import { useLinkText } from './use-link-text';

interface AccountEntriesProps {
  readonly user: User;
  /** The current page, to mark its link. */
  readonly pathname: string;
  /** In the small menu the entries are as large as its others. */
  readonly isLarge?: boolean;
}

/** The pages of somebody who is logged in, and the way out. */
export function AccountEntries({ user, pathname, isLarge = false }: AccountEntriesProps) {
  const { t } = useLingui();
  const getText = useLinkText();
  const { show } = useToast();
  const logout = useLogout();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    if (await logout()) return;
    setIsLeaving(false);
    show({ tone: 'bad', text: t`Abmelden ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.` });
  }

  return (
    <ul className={classNames(styles.entries, isLarge && styles.large)}>
      {ACCOUNT_MENUS[getAccountMenu(user)].map(({ href, text }) => (
        <li key={href}>
          <PlainLink href={href} className={styles.entry} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
            {getText(text)}
          </PlainLink>
        </li>
      ))}
      <li className={styles.last}>
        <button
          type="button"
          className={styles.entry}
          aria-disabled={isLeaving || undefined}
          onClick={() => void (isLeaving || leave())}
        >
          {user.isImpersonatedS ? t`Zugriff beenden` : t`Abmelden`}
        </button>
      </li>
    </ul>
  );
}
