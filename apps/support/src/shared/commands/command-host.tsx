import { classNames, Icon } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import styles from './command-host.module.css';
import { useCommands } from './use-commands';

// Nobody opens them while a page loads: their script comes on demand, and on the server never.
const Palette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-commands" */ './command-palette')).CommandPalette,
}));
const Shortcuts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-commands" */ './shortcut-list')).ShortcutList,
}));

/** The button of the palette, and the keys of every page: Ctrl+K, and '?' for the list of all keys. */
export function CommandHost() {
  const { t } = useLingui();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = () => setOpen('palette');
  const close = () => setOpen(null);
  useCommands([
    { id: 'palette', text: t`Befehle öffnen`, keys: ['Mod+k'], isKeyOnly: true, run: openPalette },
    { id: 'shortcuts', text: t`Tastenkürzel zeigen`, keys: ['?'], run: () => setOpen('shortcuts') },
  ]);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, 'script-only')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
      >
        <Icon name="menu" size={18} />
        <span className={styles.text}>
          <Trans>Befehle</Trans>
        </span>
        <kbd aria-hidden="true" className={styles.key}>
          <Trans>Strg K</Trans>
        </kbd>
      </button>
      {open !== null && (
        <Suspense>{open === 'palette' ? <Palette onClose={close} /> : <Shortcuts onClose={close} />}</Suspense>
      )}
    </>
  );
}
