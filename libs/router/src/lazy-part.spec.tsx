import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { lazyPart } from './lazy-part';

const RENDERED = '<h1>Start</h1><div><p>Neues vom <a href="/news">Server</a></p></div>';

let observed: (() => void)[] = [];
class Observer {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    observed.push(() => this.notify([{ isIntersecting: true }]));
  }
  disconnect() {}
}

describe('a late part', () => {
  const container = document.createElement('div');
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let roots: { unmount(): void }[] = [];

  beforeEach(() => {
    observed = [];
    errors.mockClear();
    Object.assign(globalThis, { IntersectionObserver: Observer });
    document.body.replaceChildren(container);
    container.innerHTML = RENDERED;
  });
  afterEach(() => {
    for (const root of roots) act(() => root.unmount());
    roots = [];
  });

  function hydrate(part: ReturnType<typeof lazyPart>) {
    const { Component } = part;
    act(() => {
      roots.push(
        hydrateRoot(
          container,
          <>
            <h1>Start</h1>
            <Component />
          </>,
        ),
      );
    });
  }
  const Live = () => <p>Jetzt mit Skript</p>;

  it('is left as the server drew it, without a word, until it is wanted', async () => {
    const fetched = jest.fn(async () => Live);
    const link = container.querySelector('a');
    hydrate(lazyPart(fetched));
    expect(container.innerHTML).toBe(RENDERED);
    expect(container.querySelector('a')).toBe(link);
    expect([fetched.mock.calls.length, errors.mock.calls.length]).toEqual([0, 0]);
  });

  it('is taken over when it comes near, once', async () => {
    const fetched = jest.fn(async () => Live);
    hydrate(lazyPart(fetched));
    await act(async () => observed.forEach((notify) => notify()));
    await act(async () => observed.forEach((notify) => notify()));
    expect(container).toHaveTextContent('StartJetzt mit Skript');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('waits until the focus has left it', async () => {
    hydrate(lazyPart(async () => Live));
    const link = container.querySelector('a');
    link?.focus();
    await act(async () => observed.forEach((notify) => notify()));
    expect(link).toHaveFocus();
    await act(async () => link?.blur());
    expect(container).toHaveTextContent('StartJetzt mit Skript');
  });

  it('is drawn at once where its script is here already', async () => {
    const part = lazyPart(async () => Live);
    await part.load();
    container.innerHTML = '<h1>Start</h1><div><p>Jetzt mit Skript</p></div>';
    const rendered = container.querySelector('p');
    hydrate(part);
    expect(container.querySelector('p')).toBe(rendered);
    expect(errors).not.toHaveBeenCalled();
  });

  it('stays as it is when its script cannot be had, and tries again when asked again', async () => {
    const fetched = jest.fn<Promise<typeof Live>, []>().mockRejectedValueOnce(new Error('offline'));
    fetched.mockResolvedValue(Live);
    const part = lazyPart(fetched);
    hydrate(part);
    await act(async () => observed.forEach((notify) => notify()));
    expect(container.innerHTML).toBe(RENDERED);
    await part.load();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
