import { type Point, simplifyLine } from './simplify-line.ts';

const line = (...points: Point[]) => simplifyLine(points, 1);

describe('simplifyLine', () => {
  it('drops what lies close to the line, and keeps corners and both ends', () => {
    expect(line([0, 0], [5, 0.5], [10, 0])).toEqual([
      [0, 0],
      [10, 0],
    ]);
    expect(line([0, 0], [5, 4], [10, 0])).toHaveLength(3);
  });

  it('keeps a ring open: the farthest corner holds it', () => {
    expect(line([0, 0], [8, 0], [8, 8], [0, 8], [0, 0])).toHaveLength(5);
  });

  it.each([[[]], [[[1, 1]]]] as Point[][][])('takes %j as it is', (points) => {
    expect(simplifyLine(points, 1)).toEqual(points);
  });
});
