import { readFileSync } from 'node:fs';
import { STATES } from './state-catalogue';

describe('the catalogue of states', () => {
  it('names no state whose words in a sentence nobody has checked', () => {
    const checked = readFileSync(`${__dirname}/../../../../../country/src/state-names.spec.ts`, 'utf8');
    expect(STATES.filter(({ name }) => !checked.includes(`'${name}'`)).map(({ name }) => name)).toEqual([]);
  });
});
