import { getDropIndex } from './get-drop-index';

const BOXES = [0, 100, 200].map((top) => ({ top, height: 100 }));

it.each([
  ['stays where it is', 1, 150, 1],
  ['passes the one below after its middle', 0, 151, 1],
  ['does not pass it before', 0, 149, 0],
  ['goes to the end', 0, 900, 2],
  ['goes to the start', 2, -20, 0],
  ['passes the one above', 2, 149, 1],
])('%s', (_, from, y, to) => {
  expect(getDropIndex(BOXES, from, y)).toBe(to);
});
