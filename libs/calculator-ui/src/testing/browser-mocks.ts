/** Ends every cookie that the page can see. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
}

/** What jsdom lacks: media queries for a window of this width. */
export function showWidth(widthPx: number): void {
  window.matchMedia = (media) => {
    const least = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 0);
    const list = new EventTarget();
    return Object.assign(list, {
      media,
      matches: widthPx >= least,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

/** Replaces what jsdom lacks: notifies every observer whether its element is in view. */
export function watchViews(): { show: (isIntersecting: boolean) => void } {
  const callbacks = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  class ViewDouble {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {
      callbacks.add(callback);
    }
    observe() {}
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: ViewDouble });
  return { show: (isIntersecting) => callbacks.forEach((callback) => callback([{ isIntersecting }])) };
}
