import { Button, Icon } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer } from 'react';
import styles from './borders.module.css';
import { type AreaOwner, markAreas, unmarkAreas } from './mark-areas';

interface BordersProps {
  readonly shell: AreaOwner;
  readonly getOwner: () => AreaOwner | null;
  readonly onClose: () => void;
}

/** Outlines which release drew what on this page, also after navigations, and lists them. */
export function Borders({ shell, getOwner, onClose }: BordersProps) {
  const { t } = useLingui();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const owner = getOwner();
  useEffect(() => {
    const update = () => {
      markAreas(document, { shell, owner: getOwner() });
      renderAgain();
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      unmarkAreas(document);
    };
  }, [shell, getOwner]);
  return (
    <div role="region" aria-label="Releases" className={styles.legend}>
      <ul>
        {[shell, ...(owner ? [owner] : [])].map(({ remote, version }) => (
          <li key={remote} className={remote === shell.remote ? styles.shell : undefined}>
            <strong>{remote}</strong> {version}
          </li>
        ))}
      </ul>
      <Button size="small" variant="secondary" aria-label={t`Schließen`} onClick={onClose}>
        <Icon name="cross" />
      </Button>
    </div>
  );
}
