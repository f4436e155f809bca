import * as v from 'valibot';
import type { WithdrawalInput } from './withdrawal-input';

const KEY = 'hp_withdrawal';
const Stored = v.object({
  orderId: v.nullable(v.string()),
  input: v.object({
    Name: v.string(),
    Contract: v.string(),
    EmailAddress: v.string(),
    ZipCode: v.optional(v.string(), ''),
    Part: v.string(),
  }),
});

/**
 * This tab's input for the same order (null: for none), so that a reload loses nothing; it is discarded with the tab.
 */
export function readStoredInput(orderId: string | null): WithdrawalInput | null {
  const text = quietly(() => sessionStorage.getItem(KEY));
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text);
  return stored.success && stored.output.orderId === orderId ? stored.output.input : null;
}

export const storeInput = (orderId: string | null, input: WithdrawalInput): void =>
  quietly(() => sessionStorage.setItem(KEY, JSON.stringify({ orderId, input })));

export const deleteStoredInput = (): void => quietly(() => sessionStorage.removeItem(KEY));

/** A browser that denies its storage stores nothing; the form works. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
