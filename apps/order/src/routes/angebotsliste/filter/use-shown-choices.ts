import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type FilterSection, sectionEntries } from './filter-section';

/** Values by the names of their inputs; of a section with one choice '' is one as well. */
function getShownValues(sections: readonly FilterSection[]): ReadonlyMap<string, ReadonlySet<string>> {
  const valuesByName = new Map<string, Set<string>>();
  for (const section of sections) {
    const values = section.kind === 'one' ? [section.chosen] : sectionEntries(section).map(([, value]) => value);
    const known = valuesByName.get(section.field) ?? new Set();
    valuesByName.set(section.field, new Set([...known, ...values]));
  }
  return valuesByName;
}

/**
 * For the form around the sections' fields. The browser shows a choice by itself, in the frame of the click; the inputs follow
 * the sections whenever the form renders: these may say something else, because the list was left, the form reset, or a
 * choice is not possible beside another. `unread` counts choices that the form has not read yet, and which stay.
 */
export function useShownChoices(
  sections: readonly FilterSection[],
  unread?: RefObject<number>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isRendered = useRef(false);
  // With the rendering itself: a click afterwards is not undone.
  useLayoutEffect(() => {
    // The first time the fields say it themselves, and what was chosen before the scripts were there is heard of next.
    if (isRendered.current && !unread?.current) showChoices(form.current, sections);
    isRendered.current = true;
  });
  return form;
}

function showChoices(form: HTMLFormElement | null, sections: readonly FilterSection[]): void {
  const valuesByName = getShownValues(sections);
  for (const input of form?.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]') ?? []) {
    const values = valuesByName.get(input.name);
    if (values) input.checked = values.has(input.value);
  }
}
