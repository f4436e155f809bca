import { ProblemError } from '@heizplatz/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without a change after which a draft is saved by itself. */
const AUTOSAVE_IDLE_MS = 5000;

/** By the editor, or by the screen. */
export type SaveKind = 'save' | 'autosave';

interface Stored {
  /** All that is edited, as text. */
  readonly text: string;
  /** When it was saved here; null: not since the editor was opened. */
  readonly at: Date | null;
}

interface StoredDraft<T> {
  /** 0: nothing is stored yet. */
  readonly version: number;
  readonly text: string;
  readonly onSaved: (saved: T, kind: SaveKind) => void;
}

/**
 * The saves of a draft, by the editor or by itself. They run one after the other, so that the editor's own never
 * conflict.
 */
export function useSaveQueue<T extends { readonly Version: number }>(first: StoredDraft<T>) {
  const [stored, setStored] = useState<Stored>({ text: first.text, at: null });
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [running, setRunning] = useState<SaveKind | null>(null);
  const [failedText, setFailedText] = useState<string | null>(null);
  const version = useRef(first.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function run(kind: SaveKind, text: string, send: (version: number) => Promise<T>): Promise<T> {
    setRunning(kind);
    setProblem(null);
    try {
      const result = await send(version.current);
      version.current = result.Version;
      setStored({ text, at: new Date() });
      first.onSaved(result, kind);
      return result;
    } catch (error) {
      if (error instanceof ProblemError) {
        setProblem(error);
        setFailedText(text);
      }
      throw error;
    } finally {
      setRunning(null);
    }
  }
  return {
    ...{ stored, problem, running, failedText },
    /** Nothing is stored yet. */
    isNew: first.version === 0 && stored.at === null,
    /** `send` saves `text` over a version. Throws the refusal, which is `problem` too. */
    save: (kind: SaveKind, text: string, send: (version: number) => Promise<T>): Promise<T> => {
      const result = queue.current.then(() => run(kind, text, send));
      queue.current = result.catch(() => undefined);
      return result;
    },
    /** Goes on from what somebody else stored. */
    replace: (newVersion: number, text: string): void => {
      version.current = newVersion;
      setStored({ text, at: null });
      setProblem(null);
    },
    /** Goes on after another action of this page, unless somebody else has saved since. */
    follow: (from: number, to: number): void => {
      if (version.current === from) version.current = to;
    },
  };
}

type SaveQueue<T extends { readonly Version: number }> = ReturnType<typeof useSaveQueue<T>>;

interface Edited<T> {
  readonly text: string;
  /** Nothing is missing in it. */
  readonly isComplete: boolean;
  readonly send: (version: number) => Promise<T>;
}

/** Saves a draft after some seconds without a change, until it is refused or somebody else has saved. */
export function useAutosave<T extends { readonly Version: number }>(
  { stored, problem, running, failedText, isNew, save }: SaveQueue<T>,
  { text, isComplete, send }: Edited<T>,
) {
  const isUnsaved = text !== stored.text;
  const isRefused = problem?.code === 'VERSION_CONFLICT' || text === failedText;
  const mayAutosave = isUnsaved && isComplete && running === null && !isRefused;
  const autosave = useEffectEvent(() => {
    save('autosave', text, send).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
    });
  });
  useEffect(() => {
    if (!mayAutosave) return;
    const timer = setTimeout(() => autosave(), AUTOSAVE_IDLE_MS);
    return () => clearTimeout(timer);
  }, [mayAutosave, text]);
  return { isUnsaved, isNew, running, savedAt: stored.at, hasOpenIssues: !isComplete };
}

/** How much of a draft is stored. */
export type SavedDraft = ReturnType<typeof useAutosave>;
