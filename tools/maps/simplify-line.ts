export type Point = readonly [x: number, y: number];

/** Retains the points of a line that lie farther than `tolerance` from it (Douglas–Peucker); both ends stay. */
export function simplifyLine(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = { index: 0, distance: -1 };
  points.slice(1, -1).forEach((point, index) => {
    const distance = distanceToSegment(point, first, last);
    if (distance > farthest.distance) farthest = { index: index + 1, distance };
  });
  if (farthest.distance <= tolerance) return [first, last];
  const before = simplifyLine(points.slice(0, farthest.index + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(farthest.index), tolerance)];
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
