/** jsdom lays nothing out and has no ResizeObserver; nothing is ever resized there. */
export function provideResizeObserver(): void {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
