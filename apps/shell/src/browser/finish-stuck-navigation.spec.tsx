import { createBrowserRouter, createMemoryRouter, RouterProvider } from '@heizplatz/router';
import { act, render } from '@testing-library/react';
import { useVisibleLocation } from '../app/visible-location';
import { finishStuckNavigation, STUCK_MS } from './finish-stuck-navigation';

function Page() {
  useVisibleLocation();
  return null;
}
const open = () => createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/a'] });

/** An entry that the router did not make: those have one key among them. */
const enter = (path: string) =>
  act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a navigation that the router has finished', () => {
  it('and React has rendered is left alone', async () => {
    const router = open();
    const navigate = jest.spyOn(router, 'navigate');
    finishStuckNavigation(router);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/b'));
    act(() => void jest.advanceTimersByTime(STUCK_MS));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('and React does not get to is rendered synchronously, in place', async () => {
    const router = open();
    const navigate = jest.spyOn(router, 'navigate');
    finishStuckNavigation(router);
    // Nothing renders it.
    await router.navigate('/b?c=1');
    expect(navigate).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(STUCK_MS);
    expect(navigate).toHaveBeenLastCalledWith(
      expect.objectContaining({ pathname: '/b', search: '?c=1' }),
      expect.objectContaining({ replace: true, flushSync: true }),
    );
  });

  it('and that another one has followed is not taken up again', async () => {
    const router = open();
    const navigate = jest.spyOn(router, 'navigate');
    finishStuckNavigation(router);
    await router.navigate('/b');
    jest.advanceTimersByTime(STUCK_MS - 1);
    await router.navigate('/c');
    jest.advanceTimersByTime(1);
    expect(navigate).toHaveBeenCalledTimes(2);
    await Promise.resolve();
    jest.advanceTimersByTime(STUCK_MS);
    expect(navigate).toHaveBeenLastCalledWith(expect.objectContaining({ pathname: '/c' }), expect.anything());
  });

  it('and that another foreign entry has followed is not taken up again', async () => {
    const router = createBrowserRouter([{ path: '*', Component: Page }]);
    finishStuckNavigation(router);
    const { unmount } = render(<RouterProvider router={router} />);
    await enter('/b');
    await act(() => router.navigate('/home'));
    const navigate = jest.spyOn(router, 'navigate');
    // React takes its time with the next one.
    unmount();
    await enter('/c');
    jest.advanceTimersByTime(STUCK_MS);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenLastCalledWith(expect.objectContaining({ pathname: '/c' }), expect.anything());
  });
});
