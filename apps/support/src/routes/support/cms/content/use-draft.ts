import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS, type StaffPage } from '@heizplatz/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BlockIssue, findBlockIssues, toBlockIssues } from '../../../../shared/block-editor/sections/block-issues';
import { useBlocks } from '../../../../shared/block-editor/sections/use-blocks';
import { useUnsavedWarning } from '../../../../shared/staff-form/use-unsaved-warning';
import { getNewerPage } from './newer-page';

/** Milliseconds without a change after which a draft is saved by itself. */
const AUTOSAVE_IDLE_MS = 5000;

interface SavedState {
  /** The page's version that the next save is based on. */
  readonly version: number;
  /** The blocks as they are stored, as JSON. */
  readonly text: string;
  /** When it was saved here; null: not since the editor was opened. */
  readonly at: Date | null;
}

/**
 * The blocks of a page while they are edited: what is stored of them, what keeps them from being saved, and the save,
 * by the editor or by itself. Saves run one after the other, so that the editor's own never conflict.
 */
export function useDraft(page: StaffPage, onSaved: (saved: StaffPage) => void) {
  const api = useApi();
  const editor = useBlocks(page.Blocks);
  const [saved, setSaved] = useState<SavedState>({
    version: page.Version,
    ...{ text: JSON.stringify(page.Blocks), at: null },
  });
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [running, setRunning] = useState<'save' | 'autosave' | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [failedText, setFailedText] = useState<string | null>(null);
  const version = useRef(saved.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const { blocks } = editor;
  const text = JSON.stringify(blocks);
  const isUnsaved = text !== saved.text;
  const ownIssues = findBlockIssues(blocks);
  const refused = problem?.problem.errors ? toBlockIssues(problem.problem.errors) : [];
  // What the API refused concerns the blocks that were sent.
  const issues: readonly BlockIssue[] = ownIssues.length > 0 ? ownIssues : refused;
  const theirs = getNewerPage(problem);
  useUnsavedWarning(isUnsaved && running !== 'save');

  async function send(kind: 'save' | 'autosave', base: number | undefined): Promise<boolean> {
    setRunning(kind);
    setProblem(null);
    try {
      const body = {
        ...{ PageId: page.Id, Version: base ?? version.current, Blocks: [...blocks] },
        ...(kind === 'autosave' && { IsAutosave: true }),
      };
      const result = await api(CALLS.savePageBlocks, { body });
      version.current = result.Version;
      setSaved({ version: result.Version, text, at: new Date() });
      onSaved(result);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
      setFailedText(text);
      return false;
    } finally {
      setRunning(null);
    }
  }
  function enqueue(kind: 'save' | 'autosave', base?: number): Promise<boolean> {
    const result = queue.current.then(() => send(kind, base));
    queue.current = result.catch(() => undefined);
    return result;
  }
  /** `base`: the version of somebody else's page that is replaced. False: it was not saved. */
  async function save(base?: number): Promise<boolean> {
    setHasTried(true);
    const isSaved = ownIssues.length === 0 && (await enqueue('save', base));
    if (!isSaved) setRefusals((before) => before + 1);
    return isSaved;
  }
  /** Replaces the blocks by somebody else's. */
  function take({ Version, Blocks }: StaffPage): void {
    editor.change({ type: 'replace', blocks: Blocks });
    version.current = Version;
    setSaved({ version: Version, text: JSON.stringify(Blocks), at: null });
    setProblem(null);
  }

  const mayAutosave = isUnsaved && ownIssues.length === 0 && running === null && theirs === null && text !== failedText;
  const autosave = useEffectEvent(() => void enqueue('autosave'));
  useEffect(() => {
    if (!mayAutosave) return;
    const timer = setTimeout(() => autosave(), AUTOSAVE_IDLE_MS);
    return () => clearTimeout(timer);
  }, [mayAutosave, text]);

  return {
    ...{ editor, isUnsaved, running, problem, theirs, save, take, savedAt: saved.at, refusals },
    /** Displayed once a save was tried, and then until each is mended. */
    issues: hasTried ? issues : refused,
    /** What keeps the draft from being saved by itself. */
    hasOpenIssues: ownIssues.length > 0,
  };
}

export type Draft = ReturnType<typeof useDraft>;
