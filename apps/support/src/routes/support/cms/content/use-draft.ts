import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS, type StaffPage } from '@heizplatz/contract';
import { useState } from 'react';
import { type BlockIssue, findBlockIssues, toBlockIssues } from '../../../../shared/block-editor/sections/block-issues';
import { useBlocks } from '../../../../shared/block-editor/sections/use-blocks';
import { useUnsavedWarning } from '../../../../shared/staff-form/use-unsaved-warning';
import { useAutosave, useSaveQueue } from '../../../../shared/content-draft/use-saved-draft';
import { getNewerPage } from './newer-page';

/** The blocks of a page while they are edited: what keeps them from being saved, and the save. */
export function useDraft(page: StaffPage, onSaved: (saved: StaffPage) => void) {
  const api = useApi();
  const editor = useBlocks(page.Blocks);
  const { blocks } = editor;
  const [hasTried, setHasTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const ownIssues = findBlockIssues(blocks);
  const text = JSON.stringify(blocks);
  const queue = useSaveQueue<StaffPage>({ text: JSON.stringify(page.Blocks), version: page.Version, onSaved });
  const { problem } = queue;
  const send = (Version: number, more = {}) =>
    api(CALLS.savePageBlocks, { body: { PageId: page.Id, Version, Blocks: [...blocks], ...more } });
  const draft = useAutosave(queue, {
    ...{ text, isComplete: ownIssues.length === 0 },
    send: (version) => send(version, { IsAutosave: true }),
  });
  useUnsavedWarning(draft.isUnsaved && draft.running !== 'save');

  /** `base`: the version of somebody else's page that is replaced. False: it was not saved. */
  async function save(base?: number): Promise<boolean> {
    setHasTried(true);
    try {
      if (ownIssues.length === 0) {
        await queue.save('save', text, (version) => send(Math.max(base ?? 0, version)));
        return true;
      }
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
    setRefusals((before) => before + 1);
    return false;
  }
  /** Replaces the blocks by somebody else's. */
  function take({ Version, Blocks }: StaffPage): void {
    editor.change({ type: 'replace', blocks: Blocks });
    queue.replace(Version, JSON.stringify(Blocks));
  }

  const refused = problem?.problem.errors ? toBlockIssues(problem.problem.errors) : [];
  // What the API refused concerns the blocks that were sent.
  const issues: readonly BlockIssue[] = ownIssues.length > 0 ? ownIssues : refused;
  return {
    ...draft,
    ...{ editor, problem, theirs: getNewerPage(problem), save, take, refusals },
    /** Displayed once a save was tried, and then until each is mended. */
    issues: hasTried ? issues : refused,
  };
}
