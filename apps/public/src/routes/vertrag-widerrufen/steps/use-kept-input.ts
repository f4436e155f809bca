import { useEffect, useState } from 'react';
import { dropKeptInput, keepInput, readKeptInput } from './kept-input';
import type { WithdrawalInput } from './withdrawal-input';

interface TypedInput {
  readonly input: WithdrawalInput;
  readonly change: (input: WithdrawalInput) => void;
  /** Once it is declared. */
  readonly forget: () => void;
}

interface KeptFor {
  readonly orderId: string | null;
  readonly start: WithdrawalInput;
  /** The start was typed and sent: nothing older comes in its place. */
  readonly isSent: boolean;
}

/** What is typed, over both steps and a reload. */
export function useKeptInput({ orderId, start, isSent: isSentNow }: KeptFor): TypedInput {
  const [input, setInput] = useState(start);
  const [isSent] = useState(isSentNow);

  // Not before the document of the server has been taken over: it knows of none.
  useEffect(() => {
    const kept = isSent ? null : readKeptInput(orderId);
    if (kept) setInput(kept);
  }, [orderId, isSent]);

  return {
    input,
    change: (changed) => {
      keepInput(orderId, changed);
      setInput(changed);
    },
    forget: dropKeptInput,
  };
}
