import { join } from 'node:path';
import { withPlantedSpecs } from './testing/planted-specs';

describe('spec files that share modules', () => {
  const { plant, runBoth, runTwice } = withPlantedSpecs({
    runtime: join(__dirname, 'cached-runtime.cjs'),
    testEnvironment: join(__dirname, 'shared-environment.cjs'),
    transform: { '\\.ts$': join(__dirname, 'swc-transformer.cjs') },
  });
  const plantCounter = () => plant('counter.js', 'let count = 0; exports.next = () => ++count;');
  const counts = (expected: number) => `it('counts', () => expect(require('./counter.js').next()).toBe(${expected}));`;

  it('have what the one before them loaded', () => {
    plantCounter();
    expect(runBoth(counts(1), counts(2))).toMatchObject({ ok: true });
  });

  it('have modules of their own on demand', () => {
    plantCounter();
    expect(runBoth(counts(1), counts(1), { SPECS_APART: 'true' })).toMatchObject({ ok: true });
  });

  it('have modules of their own where they replace one', () => {
    plantCounter();
    plant('price.js', 'exports.price = 1;');
    plant('offer.js', "exports.offer = () => require('./price.js').price;");
    const mocking = `
      jest.mock('./price.js', () => ({ price: 3 }));
      it('has the mock', () => expect(require('./offer.js').offer()).toBe(3));
      ${counts(1)}
    `;
    const plain = `
      it('has the price', () => expect(require('./offer.js').offer()).toBe(1));
      ${counts(1)}
    `;
    expect(runBoth(mocking, plain)).toMatchObject({ ok: true });
    expect(runBoth(plain, mocking)).toMatchObject({ ok: true });
  });

  it('find globals, timers and spies as they were before the others', () => {
    plant('price.js', 'exports.getPrice = () => 1;');
    const changing = `
      const price = require('./price.js');
      it('finds all as it was', () => {
        expect(price.getPrice()).toBe(1);
        expect(fetch).not.toBe(1);
        expect(process.env.PLANTED).toBeUndefined();
        expect(Date.now()).not.toBe(0);
        jest.spyOn(price, 'getPrice').mockReturnValue(2);
        globalThis.fetch = 1;
        process.env.PLANTED = 'yes';
        jest.useFakeTimers({ now: 0 });
        expect([price.getPrice(), fetch, Date.now()]).toEqual([2, 1, 0]);
      });
    `;
    const { text, ok } = runTwice(changing);
    expect(text).toContain('Tests:       2 passed');
    expect(ok).toBe(true);
  });

  it('report their own tests once, to their own handlers', () => {
    plant('store.js', 'exports.handlers = undefined;');
    const { text, ok } = runTwice(`
      it('has no more handlers', () => {
        const store = require('./store.js');
        const { length } = globalThis[Symbol.for('EVENT_HANDLERS')];
        store.handlers ??= length;
        expect(length).toBe(store.handlers);
      });
    `);
    expect(text).toContain('Tests:       2 passed, 2 total');
    expect(ok).toBe(true);
  });

  it('have the jest of the spec that runs, in a module from before too', () => {
    plant('price.js', 'exports.getPrice = () => 1;');
    plant('helper.js', "exports.spy = () => jest.spyOn(require('./price.js'), 'getPrice').mockReturnValue(2);");
    const spying = `
      const price = require('./price.js');
      it('restores the spy', () => {
        require('./helper.js').spy();
        expect(price.getPrice()).toBe(2);
        jest.restoreAllMocks();
        expect(price.getPrice()).toBe(1);
      });
    `;
    expect(runTwice(spying)).toMatchObject({ ok: true });
  });

  it('may load later what a module from before loads on demand', () => {
    plant('pdf.js', 'exports.pages = 3;');
    plant('document.js', "exports.render = () => require('./pdf.js').pages;");
    const loading = "require('./document.js'); it('loads nothing', () => expect(1).toBe(1));";
    const rendering = "it('renders', () => expect(require('./document.js').render()).toBe(3));";
    expect(runBoth(loading, rendering)).toMatchObject({ ok: true });
  });

  it('tell where a module from before fails, by line and column of its source', () => {
    plant(
      'broken.ts',
      "interface Price {\n  price: number;\n}\nexport const fail = (): Price => {\n  throw new Error('planted');\n};\n",
    );
    const { text } = runTwice("it('fails', () => require('./broken').fail());");
    expect(text.match(/broken\.ts:5:9\)/g)).toHaveLength(2);
  });
});
