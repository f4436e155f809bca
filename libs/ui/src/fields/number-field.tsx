import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { groupDigits } from './group-digits';
import { TextField, type TextFieldProps } from './text-field';

type Rest = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'ref'>;

export interface NumberFieldProps extends Rest {
  /** A whole number of zero or more; null shows the empty field. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Sign between thousands, '.' unless the country has another. */
  groupSign?: string;
  /** What a text with more than digits means; null: its other characters are dropped. */
  readText?: (text: string) => number | null;
}

/**
 * Accepts digits only and displays them grouped; the caret stays behind the last entered digit. A text that
 * `readText` recognizes stays as entered until the field loses focus.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, groupSign = '.', readText, maxLength = 9, onBlur, ...rest } = props;
  const [values, setInput] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const grouped = value === null ? '' : groupDigits(String(value), groupSign);
  const view = values ?? grouped;

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null || !input.current) return;
    let position = 0;
    for (let left = digitsBeforeCaret.current; left > 0 && position < view.length; position++) {
      if (/\d/.test(view[position] ?? '')) left--;
    }
    input.current.setSelectionRange(position, position);
    digitsBeforeCaret.current = null;
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.currentTarget;
    const read = isFreeText(text, groupSign, values !== null) ? (readText?.(text) ?? null) : null;
    setInput(read === null ? null : text);
    if (read !== null) return onValueChange(read);
    digitsBeforeCaret.current = text.slice(0, selectionStart ?? text.length).replace(/\D/g, '').length;
    const digits = text.replace(/\D/g, '').slice(0, maxLength);
    onValueChange(digits === '' ? null : Number(digits));
  }

  return (
    <TextField
      {...rest}
      ref={input}
      inputMode={readText ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={view}
      onChange={change}
      onBlur={(event) => {
        setInput(null);
        onBlur?.(event);
      }}
    />
  );
}

/** More than digits in groups: a unit or a fraction, or the sign that begins one. */
function isFreeText(text: string, groupSign: string, wasFree: boolean): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits === text || text === groupDigits(digits, groupSign)) return false;
  return wasFree || text.endsWith(groupSign) || text.replaceAll(groupSign, '') !== digits;
}
