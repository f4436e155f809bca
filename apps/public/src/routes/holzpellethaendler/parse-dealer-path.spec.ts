import fc from 'fast-check';
import { parseDealerPath } from './parse-dealer-path';

const STATES = ['bayern', 'berlin', 'nordrhein-westfalen'];
const germany = { isState: (name: string) => STATES.includes(name), zipPattern: '\\d{5}' };
const austria = { isState: (name: string) => name === 'wien', zipPattern: '\\d{4}' };
const list = (stateName: string | null, zipCode: string | null) => ({ kind: 'list', stateName, zipCode });
const dealer = (name: string) => ({ kind: 'dealer', dealer: name });
const branch = (name: string, of: string) => ({ kind: 'branch', branch: name, dealer: of });

it.each([
  ['', list(null, null)],
  ['bayern', list('bayern', null)],
  ['Bayern', list('bayern', null)],
  ['80331', list(null, '80331')],
  ['bayern/80331', list('bayern', '80331')],
  ['waldfeuer', dealer('waldfeuer')],
  ['bayern/waldfeuer', dealer('waldfeuer')],
  ['80331/waldfeuer', dealer('waldfeuer')],
  ['bayern/80331/waldfeuer', dealer('waldfeuer')],
  ['nordrhein-westfalen/wald-feuer-24', dealer('wald-feuer-24')],
  ['ulm-89073/waldfeuer', branch('ulm-89073', 'waldfeuer')],
  ['bayern/ulm-89073/waldfeuer', branch('ulm-89073', 'waldfeuer')],
  ['bayern/80331/ulm-89073/waldfeuer', branch('ulm-89073', 'waldfeuer')],
  // A state's name is the state where it stands first, and a slug behind it.
  ['berlin/waldfeuer', dealer('waldfeuer')],
  ['berlin/berlin/waldfeuer', branch('berlin', 'waldfeuer')],
  ['waldfeuer/berlin', branch('waldfeuer', 'berlin')],
  // What is no state may be a dealer; whether it is one the API knows.
  ['atlantis', dealer('atlantis')],
  ['wien', dealer('wien')],
  ['atlantis/80331', null],
  ['bayern/1010', null],
  ['8033', null],
  ['803311', null],
  ['80331/80332', null],
  ['bayern/80331/x/y/z', null],
  ['bayern/80331/12', null],
  ['bayern/80331/wald feuer', null],
  ['bayern/80331/%2e%2e', null],
  ['-', null],
])('in Germany %s names %j', (path, named) => {
  expect(parseDealerPath(path.split('/').filter(Boolean), germany)).toEqual(named);
});

it.each([
  ['wien/1010', list('wien', '1010')],
  ['1010', list(null, '1010')],
  ['10100', null],
])('in Austria %s names %j', (path, named) => {
  expect(parseDealerPath(path.split('/').filter(Boolean), austria)).toEqual(named);
});

it('throws at nothing', () => {
  fc.assert(fc.property(fc.array(fc.string(), { maxLength: 6 }), (parts) => void parseDealerPath(parts, germany)));
});
