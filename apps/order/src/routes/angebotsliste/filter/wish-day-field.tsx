import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { DaySection } from './filter-section';
import type { ChoiceLabels } from '../surcharges/use-choice-labels';

interface WishDayFieldProps {
  readonly label: string;
  readonly section: DaySection;
  readonly firstDay: string;
  /** What a wished day adds, and at whom; empty where that is not known. */
  readonly messages: ChoiceLabels;
}

/** A delivery day wished for: one of those on which somebody delivers, or any day while they are not known. */
export function WishDayField({ label, section, firstDay, messages }: WishDayFieldProps) {
  const { t } = useLingui();
  const site = useSite();
  const { day, days, field } = section;
  const list = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFollow(list, day);
  useFollow(input, day);
  const hint = [messages.extra, messages.hint].filter((text) => text !== '').join(' ');
  const common = { label, hint, size: 'small', name: field, defaultValue: day } as const;
  if (days.length === 0) return <TextField {...common} ref={input} type="date" min={firstDay} />;
  const options = [
    { value: '', label: t`kein Wunschtermin` },
    ...days.map((value) => ({ value, label: formatLongDate(value, site) })),
  ];
  return <SelectField {...common} ref={list} options={options} />;
}

/** The browser retains incomplete input, so a field follows the list only while it has no focus. */
function useFollow(field: RefObject<HTMLInputElement | HTMLSelectElement | null>, day: string): void {
  useEffect(() => {
    const element = field.current;
    if (element && element !== document.activeElement) element.value = day;
  }, [field, day]);
}
