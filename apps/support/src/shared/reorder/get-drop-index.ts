/** A box's upper edge and height in pixels, in the window's coordinates. */
interface Box {
  readonly top: number;
  readonly height: number;
}

/**
 * The index that a dragged item gets when it is dropped at a height: it passes a neighbour once the pointer has passed
 * that one's middle.
 */
export function getDropIndex(boxes: readonly Box[], from: number, y: number): number {
  const isPassed = ({ top, height }: Box): boolean => y > top + height / 2;
  return boxes.filter((box, at) => at !== from && isPassed(box)).length;
}
