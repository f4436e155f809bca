import type { AreaRange } from '@heizplatz/contract';
import { compareAreas } from './area-changes';

const area = (From: string, To: string, Zone = 0): AreaRange => ({ From, To, Zone });

it('finds what is gained, lost, and moved to another zone', () => {
  const before = [area('84000', '84199'), area('85000', '85099', 1)];
  const after = [area('84100', '84299'), area('85000', '85049', 1), area('85050', '85099', 2)];
  expect(compareAreas(before, after)).toEqual({
    added: [{ from: 84200, to: 84299 }],
    removed: [{ from: 84000, to: 84099 }],
    rezoned: [{ from: 85050, to: 85099 }],
  });
});

it('joins what lies side by side, and leaves out what is being typed', () => {
  const after = [area('01000', '01099'), area('01100', '01199', 1), area('', '', Number.NaN), area('2', '1')];
  expect(compareAreas([], after)).toEqual({ added: [{ from: 1000, to: 1199 }], removed: [], rezoned: [] });
  expect(compareAreas(after, after)).toEqual({ added: [], removed: [], rezoned: [] });
});
