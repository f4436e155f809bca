import { act, renderHook } from '@testing-library/react';
import { SUBMIT_RETRY_MS, useRetry } from './use-retry';

jest.useFakeTimers();

function retrying(attempt: (purpose: string) => 'again' | 'done') {
  const { result } = renderHook(() => useRetry(attempt));
  act(() => result.current.begin('offers'));
  return result;
}

describe('a submit that waits', () => {
  it('asks every 100 ms until it is done', () => {
    const attempt = jest.fn<'again' | 'done', [string]>().mockReturnValueOnce('again').mockReturnValue('done');
    const retry = retrying(attempt);
    expect(retry.current.isBusy).toBe(true);
    act(() => jest.advanceTimersByTime(SUBMIT_RETRY_MS));
    expect(retry.current.isBusy).toBe(true);
    act(() => jest.advanceTimersByTime(SUBMIT_RETRY_MS));
    expect(retry.current.isBusy).toBe(false);
    expect(attempt.mock.calls).toEqual([['offers'], ['offers']]);
  });

  it('does it once, however late the page renders', () => {
    const attempt = jest.fn<'again' | 'done', [string]>().mockReturnValue('done');
    retrying(attempt);
    // One `act` call: nothing renders between these ticks.
    act(() => jest.advanceTimersByTime(10 * SUBMIT_RETRY_MS));
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
