/** A path of M, L and Z with whole numbers, written in steps from point to point: a third of the bytes. */
export function compactPath(path: string): string {
  return path
    .split('Z')
    .filter((ring) => ring !== '')
    .map(compactRing)
    .join('');
}

function compactRing(ring: string): string {
  const points = ring
    .slice(1)
    .split('L')
    .map((pair) => pair.split(',').map(Number));
  const [[startX = 0, startY = 0] = []] = points;
  const steps = points.slice(1).map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = points[index] ?? [];
    return [x - beforeX, y - beforeY] as const;
  });
  const moves = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0);
  // An island smaller than the grid is no more than a point.
  if (moves.length === 0) return '';
  return `M${startX} ${startY}l${moves.flat().join(' ').replaceAll(' -', '-')}z`;
}
