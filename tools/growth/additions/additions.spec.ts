import { ROOT } from '../../build/workspace';
import { changedFiles } from '../working-copy';
import { ADDITIONS } from './all';

describe('what test:growth adds', () => {
  it.each(ADDITIONS.map((addition) => [addition.name, addition] as const))(
    'fits the files as they are: %s',
    (_, addition) => {
      const files = changedFiles(ROOT, addition);
      const counted = [...files.keys()].filter((file) => !addition.assets.includes(file));
      expect(counted.length).toBeLessThanOrEqual(addition.limit);
      expect(files.get('libs/contract/src/contract-version.ts')).toMatch(/CONTRACT_VERSION = \d+;/);
    },
  );
});
