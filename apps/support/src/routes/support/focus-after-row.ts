/**
 * Remembers where a row stands; the function it returns, called once the list is new, moves the focus to the row that took
 * its place if it is gone.
 */
export function focusAfterRow(within: HTMLElement): () => void {
  const row = within.closest('tr');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return () =>
    requestAnimationFrame(() => {
      if (row?.isConnected === false) next?.querySelector('a')?.focus();
    });
}
