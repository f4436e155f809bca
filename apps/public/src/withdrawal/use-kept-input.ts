import { useEffect, useState } from 'react';
import { dropKeptInput, keepInput, readKeptInput } from './kept-input';
import type { WithdrawalInput } from './withdrawal-input';
import type { WithdrawalPage } from './withdrawal-page';

interface TypedInput {
  readonly input: WithdrawalInput;
  readonly change: (input: WithdrawalInput) => void;
  /** Once it is declared. */
  readonly forget: () => void;
}

/** What is typed, over both steps and a reload. */
export function useKeptInput({ orderId, isTyped, start }: WithdrawalPage): TypedInput {
  const [input, setInput] = useState(start);

  // Not before the document of the server has been taken over: it knows of none.
  useEffect(() => {
    const kept = isTyped ? null : readKeptInput(orderId);
    if (kept) setInput(kept);
  }, [orderId, isTyped]);

  return {
    input,
    change: (changed) => {
      keepInput(orderId, changed);
      setInput(changed);
    },
    forget: dropKeptInput,
  };
}
