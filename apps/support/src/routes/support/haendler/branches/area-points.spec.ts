import { compareAreas } from './area-changes';
import { getBox, groupPoints, projectPostcodes } from './area-points';

const MAP = {
  ZipCodes: ['84028', '84030', '84130', '85049', '10115'],
  Latitudes: [48_500, 48_600, 48_700, 48_800, 52_500],
  Longitudes: [12_100, 12_200, 12_300, 11_400, 13_400],
};

it('draws what lies in the north above, and in the east to the right, true to scale', () => {
  const points = projectPostcodes(MAP);
  const [landshut, , , , berlin] = points;
  expect(berlin?.y).toBeLessThan(landshut?.y ?? 0);
  expect(berlin?.x).toBeGreaterThan(landshut?.x ?? 0);
  // 445 km north and 82 km east of it, by the distance of latitudes and of longitudes at the middle of both.
  expect([(landshut?.y ?? 0) - (berlin?.y ?? 0), (berlin?.x ?? 0) - (landshut?.x ?? 0)].map(Math.round)).toEqual([
    445, 92,
  ]);
});

it('tells what a change makes of each postcode', () => {
  const before = [
    { From: '84028', To: '84030', Zone: 0 },
    { From: '85000', To: '85099', Zone: 1 },
  ];
  const after = [
    { From: '84028', To: '84029', Zone: 0 },
    { From: '84100', To: '84199', Zone: 0 },
    { From: '85000', To: '85099', Zone: 2 },
  ];
  const groups = groupPoints(projectPostcodes(MAP), { before, ...compareAreas(before, after) });
  expect(Object.entries(groups).map(([kind, points]) => [kind, ...points.map(({ zipCode }) => zipCode)])).toEqual([
    ['outside', '10115'],
    ['stays', '84028'],
    ['rezoned', '85049'],
    ['added', '84130'],
    ['removed', '84030'],
  ]);
});

it('has a box around points, which is none around nothing', () => {
  const box = getBox([{ zipCode: '84028', x: 100, y: 200 }]);
  expect(box).toEqual({ x: 70, y: 170, width: 60, height: 60 });
  expect(getBox([])).toBeUndefined();
});
