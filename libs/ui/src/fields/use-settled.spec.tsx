import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('follows a value once it has not changed for a while', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, text, 200), { initialProps: { text: '' } });
  rerender({ text: 'Bi' });
  act(() => jest.advanceTimersByTime(199));
  rerender({ text: 'Biel' });
  act(() => jest.advanceTimersByTime(199));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('Biel');
});
