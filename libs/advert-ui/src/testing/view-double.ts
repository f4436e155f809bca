interface Watched {
  readonly element: Element;
  readonly callback: IntersectionObserverCallback;
}

/**
 * Replaces what jsdom lacks: notifies observers whether their elements are in view; new ones are notified at once, as
 * in browsers.
 */
export function watchViews(isInView: boolean): { show: (isInView: boolean) => void } {
  const watched = new Map<object, Watched[]>();
  let current = isInView;
  const notify = (observer: object, { element, callback }: Watched) => {
    const entry = { isIntersecting: current, target: element } as IntersectionObserverEntry;
    callback([entry], observer as IntersectionObserver);
  };
  class ViewDouble {
    constructor(private readonly callback: IntersectionObserverCallback) {
      watched.set(this, []);
    }
    observe(element: Element) {
      const one = { element, callback: this.callback };
      watched.get(this)?.push(one);
      queueMicrotask(() => watched.has(this) && notify(this, one));
    }
    disconnect() {
      watched.delete(this);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: ViewDouble });
  return {
    show: (next) => {
      current = next;
      for (const [observer, elements] of [...watched]) elements.forEach((one) => notify(observer, one));
    },
  };
}
