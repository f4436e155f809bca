import { TextField } from '@heizplatz/ui';
import { useEffect, useRef } from 'react';
import type { FilterSection } from './filter-sections';
import { dateField } from './form-query';

interface WishDayFieldProps {
  readonly label: string;
  readonly section: Extract<FilterSection, { kind: 'day' }>;
  readonly firstDay: string;
}

/** A delivery day wished for. The browser keeps what is half typed, so the field follows the list only while nobody is in it. */
export function WishDayField({ label, section, firstDay }: WishDayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { day, optionId } = section;
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = day;
  }, [day]);
  return (
    <TextField
      ref={input}
      label={label}
      type="date"
      size="small"
      name={dateField(optionId)}
      min={firstDay}
      defaultValue={day}
    />
  );
}
