import { useLocation, useNavigate } from '@heizplatz/router';
import { Button, classNames, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useCommands } from '../commands/use-commands';
import { stepRow } from '../staff-table/rows-keyboard';
import { CASE_PARAM, caseAddress } from './case-address';
import styles from './list-panes.module.css';

interface ListPanesProps {
  readonly list: ReactNode;
  /** The open case, which focuses its heading when it opens; null: the list has the whole width. */
  readonly pane: ReactNode;
  /** Names the open case in the list's address. */
  readonly param?: string;
  /** An address that opens the case whatever is filtered; absent: the case has a link to its own page itself. */
  readonly ownPath?: string | undefined;
}

/** A list with one of its cases: beside it in wide windows, below it in others. Escape closes the case. */
export function ListPanes({ list, pane, param = CASE_PARAM, ownPath }: ListPanesProps) {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const listPane = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(pane);
  const closed = caseAddress(location, null, param);
  const step = (by: 1 | -1) => listPane.current && stepRow(listPane.current, by);
  function close() {
    listPane.current?.querySelector<HTMLElement>('tr[aria-current] a')?.focus({ preventScroll: true });
    void navigate(closed, { preventScrollReset: true });
  }
  useCommands([
    { id: 'next-row', text: t`Nächste Zeile, nächster Fall`, keys: ['j'], isKeyOnly: true, run: () => step(1) },
    { id: 'row-before', text: t`Vorige Zeile, voriger Fall`, keys: ['k'], isKeyOnly: true, run: () => step(-1) },
    { id: 'arrows', text: t`In der Tabelle von Zeile zu Zeile`, keys: ['ArrowDown', 'ArrowUp'], isKeyOnly: true },
    { id: 'open-row', text: t`Zeile öffnen`, keys: ['Enter'], isKeyOnly: true },
    ...(isOpen ? [{ id: 'close-case', text: t`Fall schließen`, keys: ['Escape'], run: close }] : []),
  ]);
  function closeHere(event: MouseEvent) {
    event.preventDefault();
    close();
  }
  return (
    <div className={classNames(styles.panes, isOpen && styles.open)}>
      <div ref={listPane} className={styles.list}>
        {list}
      </div>
      {isOpen && (
        <div className={styles.case}>
          <div className={styles.bar}>
            <Button variant="secondary" size="small" className="script-only" onClick={() => step(-1)}>
              <Trans>Voriger Fall</Trans>
            </Button>
            <Button variant="secondary" size="small" className="script-only" onClick={() => step(1)}>
              <Trans>Nächster Fall</Trans>
            </Button>
            {ownPath !== undefined && (
              <TextLink href={ownPath} className={styles.own}>
                <Trans>Link zu diesem Fall</Trans>
              </TextLink>
            )}
            <TextLink href={closed} onClick={closeHere} className={styles.close}>
              <Trans>Fall schließen</Trans>
            </TextLink>
          </div>
          {pane}
        </div>
      )}
    </div>
  );
}
