import { checkGiven, checkTaken } from './check-ownership.ts';
import { formatRemoteGrants, parseRemoteGrants, type RemoteGrants } from './remote-grants.ts';

const GRANTS: RemoteGrants = {
  order: { paths: ['/bestellung/*', '/:productGroup/angebotsliste'], order: 30, layouts: ['default', 'order-process'] },
};
const claim = { name: 'order', patterns: ['/bestellung/:orderId?'], order: 30, layouts: ['default'] };

describe('the lines of a key file', () => {
  it('are read as they were written, also where only some are there', () => {
    const grants = { ...GRANTS, tips: { paths: ['/tipps'], order: null, layouts: [] } };
    expect(parseRemoteGrants(`# of 2026\n${formatRemoteGrants(grants)}`)).toEqual(grants);
  });

  it.each([
    'Paths of order: tipps',
    'Order of order: first',
    'Paths of order: /a\nPaths of order: /b',
    'Order of pointer: 1',
  ])('%j is refused', (text) => expect(() => parseRemoteGrants(text)).toThrow(/a file of public keys contains/));
});

describe('a manifest', () => {
  const check = (fields: object, isTeams = true) => {
    checkGiven({ ...claim, ...fields }, GRANTS, isTeams);
    return 'passed';
  };

  it.each([
    ['/bestellung'],
    ['/bestellung/:a/b'],
    ['/bestellung/*'],
    ['/:productGroup/angebotsliste'],
    ['/pellets/angebotsliste'],
  ])('may claim %s', (path) => expect(check({ patterns: [path] })).toBe('passed'));

  it.each([
    ['/'],
    ['/*'],
    ['/login'],
    ['/:a'],
    ['/:productGroup/*'],
    ['/bestellungen'],
    ['/:productGroup/angebotsliste/x'],
  ])('may not claim %s, and says what to do', (path) =>
    expect(() => check({ patterns: [...claim.patterns, path] })).toThrow(
      `patterns: ${path} is not among the paths given to order (/bestellung/*, /:productGroup/angebotsliste); leave it out, or the operator gives it with: npm run release -- paths give order ${path} (PATH_NOT_GIVEN)`,
    ),
  );

  it.each([
    [{ order: 1 }, 'order: 1 is not the order of order, 30 is given', 'ORDER_NOT_GIVEN'],
    [{ order: undefined }, 'order: none is not the order of order', 'ORDER_NOT_GIVEN'],
    [{ layouts: ['staff'] }, 'layouts: staff is not among the layouts given to order', 'LAYOUT_NOT_GIVEN'],
    [{ name: 'tips' }, "the operator's key file gives no path to tips", 'NOTHING_GIVEN'],
  ])('with %j is refused', (fields, text, code) => {
    expect(() => check(fields)).toThrow(text);
    expect(() => check(fields)).toThrow(`(${code})`);
  });

  it('of the operator is bound where its remote has lines alone', () => {
    expect(check({ name: 'tips' }, false)).toBe('passed');
    expect(() => check({ patterns: ['/'] }, false)).toThrow('PATH_NOT_GIVEN');
  });
});

describe('a path that serves', () => {
  const tips = (order: number, ...patterns: string[]) => ({ name: 'tips', order, patterns });
  const guide = (order: number, ...patterns: string[]) => ({ name: 'guide', order, patterns });
  const grantsOf = (tipsPaths: string[], guidePaths?: string[]): RemoteGrants => ({
    tips: { paths: tipsPaths, order: 5, layouts: [] },
    ...(guidePaths && { guide: { paths: guidePaths, order: 50, layouts: [] } }),
  });

  it.each<[string, string[], string[] | undefined, string[]]>([
    ['both may claim', ['/tipps/*'], ['/tipps/*'], ['/tipps/:thema']],
    ['the other was given in particular', ['/*'], ['/tipps/*'], ['/tipps/:thema']],
    ['the operator’s remote serves in particular', ['/*'], undefined, ['/tipps/:thema']],
  ])('that %s is not taken, whichever of the two comes later', (_, own, others, patterns) => {
    const [taker, owner] = [tips(5, ...patterns), guide(50, '/tipps/*')];
    const text = 'patterns: /tipps/:thema of tips takes paths of guide';
    expect(() => checkTaken(taker, [owner], grantsOf(own, others))).toThrow(text);
    expect(() => checkTaken(owner, [taker], grantsOf(own, others))).toThrow(
      'only the operator moves: npm run release -- paths give tips /tipps/:thema (PATH_TAKEN)',
    );
  });

  it('moves once the operator gave it in particular, or lets go of nothing that the other matches first', () => {
    const owner = guide(50, '/tipps/*');
    expect(() =>
      checkTaken(tips(5, '/tipps/heizen'), [owner], grantsOf(['/tipps/heizen'], ['/tipps/*'])),
    ).not.toThrow();
    expect(() => checkTaken(tips(5, '/tipps'), [guide(90, '/*')], grantsOf(['/tipps']))).not.toThrow();
    expect(() => checkTaken(tips(95, '/*'), [guide(50, '/tipps')], { ...grantsOf(['/*']) })).not.toThrow();
    expect(() => checkTaken(tips(5, '/x'), [owner], grantsOf(['/*'], ['/tipps/*']))).not.toThrow();
  });
});
