import { TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BlockFormProps } from './block-form-props';
import { getColumns, columnText, findRows, rowText } from './table-text';

/** A table as lines of text. */
export function TableForm({ block, onFill }: BlockFormProps<'table'>) {
  const { t } = useLingui();
  const [columns, setColumns] = useState(columnText(block));
  const [rows, setRows] = useState(rowText(block));
  const fill = (columnLine: string, rowLines: string) => {
    const Columns = getColumns(columnLine);
    onFill({ ...block, Columns, Rows: findRows(rowLines, Math.max(1, Columns.length)) });
  };
  return (
    <>
      <TextField
        size="small"
        label={t`Überschrift der Tabelle`}
        value={block.Caption}
        onChange={({ target }) => onFill({ ...block, Caption: target.value })}
      />
      <TextField
        size="small"
        label={t`Spalten`}
        hint={t`Mit senkrechten Strichen getrennt; # hinter Spalten mit Zahlen: „Klasse | Asche #“.`}
        value={columns}
        error={block.Columns.length === 0 ? t`Eine Tabelle braucht mindestens eine Spalte.` : undefined}
        onChange={({ target }) => {
          setColumns(target.value);
          fill(target.value, rows);
        }}
      />
      <TextArea
        label={t`Zeilen`}
        hint={t`Eine Zeile je Reihe, die Zellen mit senkrechten Strichen getrennt.`}
        rows={Math.min(16, Math.max(4, rows.split('\n').length + 1))}
        value={rows}
        onChange={({ target }) => {
          setRows(target.value);
          fill(columns, target.value);
        }}
      />
    </>
  );
}
