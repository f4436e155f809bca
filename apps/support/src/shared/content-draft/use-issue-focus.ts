import { useEffect, useEffectEvent } from 'react';
import type { BlockIssue } from '../block-editor/sections/block-issues';
import { findSectionOfBlock, type Section } from '../block-editor/sections/block-sections';
import { focusSection } from '../block-editor/sections/focus-section';

/** Leads to the first block that keeps a draft from being saved, whenever a save was refused. */
export function useIssueFocus(sections: readonly Section[], issues: readonly BlockIssue[], refusals: number): void {
  const focus = useEffectEvent(() => {
    const block = issues.find((issue) => issue.block !== null)?.block ?? null;
    const section = block === null ? undefined : findSectionOfBlock(sections, block);
    if (section) focusSection(section.id);
  });
  useEffect(() => {
    if (refusals > 0) focus();
  }, [refusals]);
}
