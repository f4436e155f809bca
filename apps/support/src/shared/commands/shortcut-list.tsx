import { Checkbox, Dialog } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { keyName } from './key-names';
import { areLettersOff, setLettersOff } from './letter-shortcuts';
import styles from './shortcut-list.module.css';
import { listCommands } from './use-commands';

/** '?': the shortcuts of the page as it stands, and the switch that turns those of single letters off. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [isOff, setIsOff] = useState(areLettersOff);
  const [commands] = useState(() => listCommands().filter(({ keys }) => keys));
  return (
    <Dialog open onClose={onClose} title={t`Tastenkürzel`}>
      <dl className={styles.list}>
        {commands.map(({ id, text, keys = [] }) => (
          <div key={id} className={styles.line}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {keyName(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t`Einzelne Buchstaben und Zeichen als Kürzel`}
        hint={t`In Feldern gelten Kürzel nie. Wer diktiert, schaltet sie besser aus.`}
        checked={!isOff}
        onChange={({ currentTarget: { checked } }) => {
          if (setLettersOff(!checked)) setIsOff(!checked);
        }}
      />
    </Dialog>
  );
}
