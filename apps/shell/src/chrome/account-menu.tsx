import { formatUserName, type User } from '@heizplatz/identity';
import { Icon } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './account-menu.module.css';
import { LateAccountEntries } from './late-account-entries';

interface AccountMenuProps {
  readonly user: User;
  /** Another page closes the menu. */
  readonly pathname: string;
}

/** From 992 px on: the user's name, below it what the user may open, and the way out. A disclosure, by keyboard too. */
export function AccountMenu({ user, pathname }: AccountMenuProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLElement>(null);
  const panelId = useId();
  useEffect(() => setIsOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) =>
      target instanceof Node && !place.current?.contains(target) && setIsOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }
  return (
    // Escape and Tab leave what the button has opened.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav ref={place} aria-label={t`Konto`} className={styles.menu} onKeyDown={closeByKey} onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="user" size={20} />
        <span className={styles.name}>{formatUserName(user) || t`Mein Konto`}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && <LateAccountEntries user={user} pathname={pathname} />}
      </div>
    </nav>
  );
}
