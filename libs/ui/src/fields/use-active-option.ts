import { useState } from 'react';

interface ActiveOption {
  /** Null: none, the field alone has the keys. */
  readonly activeId: string | null;
  /** To the next or the one before, round the ends. */
  readonly move: (step: 1 | -1) => void;
  readonly setActive: (id: string | null) => void;
}

/** The option of a combobox's list that the keyboard is at, while the focus stays in the field. */
export function useActiveOption(ids: readonly string[]): ActiveOption {
  const [id, setActive] = useState<string | null>(null);
  const active = id === null ? -1 : ids.indexOf(id);
  return {
    activeId: active < 0 ? null : id,
    move(step) {
      const from = active < 0 && step < 0 ? ids.length : active;
      setActive(ids.at((from + step) % ids.length) ?? null);
    },
    setActive,
  };
}
