import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { groupDigits } from './group-digits';
import { TextField, type TextFieldProps } from './text-field';

type Rest = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'ref'>;

export interface NumberFieldProps extends Rest {
  /** A whole number of zero or more; null shows the empty field. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Sign between thousands, '.' unless the country has another. */
  groupSign?: string;
}

/** Takes digits only and shows them grouped; the caret stays behind the digit just typed. */
export function NumberField({ value, onValueChange, groupSign = '.', maxLength = 9, ...rest }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const shown = value === null ? '' : groupDigits(String(value), groupSign);

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null || !input.current) return;
    let position = 0;
    for (let left = digitsBeforeCaret.current; left > 0 && position < shown.length; position++) {
      if (/\d/.test(shown[position] ?? '')) left--;
    }
    input.current.setSelectionRange(position, position);
    digitsBeforeCaret.current = null;
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.currentTarget;
    digitsBeforeCaret.current = text.slice(0, selectionStart ?? text.length).replace(/\D/g, '').length;
    const digits = text.replace(/\D/g, '').slice(0, maxLength);
    onValueChange(digits === '' ? null : Number(digits));
  }

  return <TextField {...rest} ref={input} inputMode="numeric" autoComplete="off" value={shown} onChange={change} />;
}
