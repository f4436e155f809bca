/** Runs work that a tap or choice causes after the frame that shows the tap or choice itself. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
