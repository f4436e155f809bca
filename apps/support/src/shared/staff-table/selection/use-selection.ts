import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useCommands } from '../../commands/use-commands';

export interface Selection<Row> {
  /** As they were when they were selected, on this page of the list and on others. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly select: (rows: readonly Row[], isSelected: boolean) => void;
  /** One row of those in a list; with `isRange` also those between it and the row before. */
  readonly selectRow: (row: Row, choice: RowChoice<Row>) => void;
  readonly clear: () => void;
}

interface RowChoice<Row> {
  /** In the list's order. */
  readonly rows: readonly Row[];
  readonly isSelected: boolean;
  readonly isRange: boolean;
}

/** Marks the boxes of rows, so that a key finds the one of the row with the focus. */
export const ROW_BOX = 'data-row-box';

const getRowBox = (): HTMLElement | null | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>(`[${ROW_BOX}]`);

/** Rows of a list for one action on all of them; X selects the row with the focus, with Shift those before it too. */
export function useSelection<Row>(rowKey: (row: Row) => string): Selection<Row> {
  const { t } = useLingui();
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const lastKey = useRef<string | null>(null);
  useCommands([
    {
      ...{ id: 'select-row', text: t`Zeile auswählen`, keys: ['x'], isKeyOnly: true },
      run: () => getRowBox()?.click(),
    },
    {
      ...{ id: 'select-rows', text: t`Bis zu dieser Zeile auswählen`, keys: ['X', 'Shift+Click'], isKeyOnly: true },
      run: () =>
        getRowBox()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true })),
    },
  ]);
  const select = (changed: readonly Row[], isSelected: boolean): void =>
    setRows((before) => {
      const after = new Map(before);
      for (const row of changed) {
        if (isSelected) after.set(rowKey(row), row);
        else after.delete(rowKey(row));
      }
      return after;
    });
  return {
    rows,
    select,
    selectRow: (row, { rows: list, isSelected, isRange }) => {
      const keys = list.map(rowKey);
      const [last, at] = [keys.indexOf(lastKey.current ?? ''), keys.indexOf(rowKey(row))];
      lastKey.current = rowKey(row);
      const isWithin = isRange && last !== -1 && at !== -1;
      select(isWithin ? list.slice(Math.min(last, at), Math.max(last, at) + 1) : [row], isSelected);
    },
    clear: () => setRows(new Map()),
  };
}
