import { act, renderHook } from '@testing-library/react';
import { ProblemError } from './problem-error';
import { useSubmit } from './use-submit';

const REFUSED = new ProblemError({ type: 'about:blank', title: 'Conflict', status: 409, code: 'CONFLICT' });

describe('useSubmit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is busy after 200 ms, and runs one submission at a time', async () => {
    const { result } = renderHook(() => useSubmit());
    const action = jest.fn();
    let finish: () => void = () => undefined;
    let first: Promise<boolean> | undefined;
    act(() => {
      first = result.current.submit(() => {
        action();
        return new Promise<void>((resolve) => (finish = resolve));
      });
    });
    expect(result.current.isBusy).toBe(false);
    act(() => jest.advanceTimersByTime(200));
    expect(result.current.isBusy).toBe(true);
    await act(async () => expect(await result.current.submit(async () => action())).toBe(false));
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => {
      finish();
      expect(await first).toBe(true);
    });
    expect(result.current.isBusy).toBe(false);
  });

  it('keeps why it was refused until the next try', async () => {
    const { result } = renderHook(() => useSubmit());
    await act(async () => expect(await result.current.submit(() => Promise.reject(REFUSED))).toBe(false));
    expect(result.current.problem).toBe(REFUSED);
    await act(async () => expect(await result.current.submit(() => Promise.resolve())).toBe(true));
    expect(result.current.problem).toBeNull();
  });

  it("throws what is no problem of the API's", async () => {
    const { result } = renderHook(() => useSubmit());
    await act(() => expect(result.current.submit(() => Promise.reject(new TypeError('no')))).rejects.toThrow('no'));
  });
});
