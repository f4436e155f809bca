import { useEffect, useState } from 'react';
import { deleteStoredInput, storeInput, readStoredInput } from './stored-input';
import type { WithdrawalInput } from './withdrawal-input';

interface TypedInput {
  readonly input: WithdrawalInput;
  readonly change: (input: WithdrawalInput) => void;
  /** Once it is declared. */
  readonly forget: () => void;
}

interface StoredFor {
  readonly orderId: string | null;
  readonly start: WithdrawalInput;
  /** The start values were entered and sent: no older input replaces them. */
  readonly isSent: boolean;
}

/** The input, over both steps and a reload. */
export function useStoredInput({ orderId, start, isSent: isSentNow }: StoredFor): TypedInput {
  const [input, setInput] = useState(start);
  const [isSent] = useState(isSentNow);

  // Not before the document of the server has been taken over: it knows of none.
  useEffect(() => {
    const stored = isSent ? null : readStoredInput(orderId);
    if (stored) setInput(stored);
  }, [orderId, isSent]);

  return {
    input,
    change: (changed) => {
      storeInput(orderId, changed);
      setInput(changed);
    },
    forget: deleteStoredInput,
  };
}
