import { TextField } from '@heizplatz/ui';
import { useEffect, useRef } from 'react';
import type { DaySection } from './filter-section';
import type { ChoiceTexts } from './use-choice-texts';

interface WishDayFieldProps {
  readonly label: string;
  readonly section: DaySection;
  readonly firstDay: string;
  /** What a wished day adds, and at whom; empty where that is not known. */
  readonly texts: ChoiceTexts;
}

/** A delivery day wished for. The browser keeps what is half typed, so the field follows the list only while nobody is in it. */
export function WishDayField({ label, section, firstDay, texts }: WishDayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { day, field } = section;
  useEffect(() => {
    const element = input.current;
    if (element && element !== document.activeElement) element.value = day;
  }, [day]);
  return (
    <TextField
      ref={input}
      label={label}
      hint={[texts.extra, texts.hint].filter((text) => text !== '').join(' ')}
      type="date"
      size="small"
      name={field}
      min={firstDay}
      defaultValue={day}
    />
  );
}
