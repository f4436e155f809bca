import { Button, Checkbox, classNames, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClipboardEvent } from 'react';
import styles from '../block-editor.module.css';
import type { BlockFormProps } from './block-form-props';
import { addColumn, addRow, type Cell, pasteCells, removeColumn, removeRow, setCell, setColumn } from './table-edits';

/** A table that is edited in its cells; a copied range of a spreadsheet is pasted into as many. */
export function TableForm({ block, onFill }: BlockFormProps<'table'>) {
  const { t } = useLingui();
  const { Columns, Rows } = block;
  const paste = (event: ClipboardEvent<HTMLInputElement>, cell: Cell) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onFill(pasteCells(block, cell, text, (at) => t`Spalte ${at + 1}`));
  };
  const getName = (at: number): string => Columns[at]?.Label.trim() || t`Spalte ${at + 1}`;
  return (
    <>
      <TextField
        size="small"
        label={t`Überschrift der Tabelle`}
        value={block.Caption}
        onChange={({ target }) => onFill({ ...block, Caption: target.value })}
      />
      {/* A place that scrolls must be reachable by keyboard: its fields are. */}
      <div className={styles.scroll}>
        <table className={styles.cells} aria-label={t`Zellen der Tabelle`}>
          <thead>
            <tr>
              {Columns.map(({ Label, IsNumeric }, at) => (
                <th key={at} scope="col">
                  <span className={styles.column}>
                    <input
                      className={styles.cell}
                      aria-label={t`Überschrift von Spalte ${at + 1}`}
                      aria-invalid={Label.trim() === '' || undefined}
                      value={Label}
                      onChange={({ target }) => onFill(setColumn(block, at, { Label: target.value }))}
                    />
                    <Checkbox
                      variant="compact"
                      label={t`Zahlen`}
                      aria-label={t`${getName(at)}: Zahlen, rechtsbündig`}
                      checked={IsNumeric}
                      onChange={({ target }) => onFill(setColumn(block, at, { IsNumeric: target.checked }))}
                    />
                    {Columns.length > 1 && (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={t`Spalte ${getName(at)} entfernen`}
                        onClick={() => onFill(removeColumn(block, at))}
                      >
                        <Trans>Entfernen</Trans>
                      </Button>
                    )}
                  </span>
                </th>
              ))}
              <th scope="col" className={styles.narrow}>
                <Button size="small" variant="quiet" onClick={() => onFill(addColumn(block, t`Spalte`))}>
                  <Trans>Spalte hinzufügen</Trans>
                </Button>
              </th>
            </tr>
          </thead>
          <tbody>
            {Rows.map((cells, row) => (
              <tr key={row}>
                {Columns.map(({ IsNumeric }, column) => (
                  <td key={column}>
                    <input
                      className={classNames(styles.cell, IsNumeric && styles.numeric)}
                      aria-label={t`${getName(column)}, Zeile ${row + 1}`}
                      value={cells[column] ?? ''}
                      onChange={({ target }) => onFill(setCell(block, { row, column }, target.value))}
                      onPaste={(event) => paste(event, { row, column })}
                    />
                  </td>
                ))}
                <td className={styles.narrow}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Zeile ${row + 1} entfernen`}
                    onClick={() => onFill(removeRow(block, row))}
                  >
                    <Trans>Entfernen</Trans>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button size="small" variant="secondary" onClick={() => onFill(addRow(block))}>
          <Trans>Zeile hinzufügen</Trans>
        </Button>
      </div>
    </>
  );
}
