import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useCommands } from '../../commands/use-commands';

export interface Selection<Row> {
  /** As they were when they were selected, on this page of the list and on others. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly select: (rows: readonly Row[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** Marks the boxes of rows, so that a key finds the one of the row with the focus. */
export const ROW_BOX = 'data-row-box';

/** Rows of a list for one action on all of them; X selects the row with the focus. */
export function useSelection<Row>(rowKey: (row: Row) => string): Selection<Row> {
  const { t } = useLingui();
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  useCommands([
    {
      ...{ id: 'select-row', text: t`Zeile auswählen`, keys: ['x'], isKeyOnly: true },
      run: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>(`[${ROW_BOX}]`)?.click(),
    },
  ]);
  return {
    rows,
    select: (changed, isSelected) =>
      setRows((before) => {
        const after = new Map(before);
        for (const row of changed) {
          if (isSelected) after.set(rowKey(row), row);
          else after.delete(rowKey(row));
        }
        return after;
      }),
    clear: () => setRows(new Map()),
  };
}
