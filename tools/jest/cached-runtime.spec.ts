import { join } from 'node:path';
import { withPlantedSpecs } from './testing/planted-specs';

describe('spec files that one worker runs', () => {
  const { plant, runBoth, runTwice } = withPlantedSpecs({ runtime: join(__dirname, 'cached-runtime.cjs') });

  it('have modules with a state of their own', () => {
    plant('counter.js', 'let count = 0; exports.next = () => ++count; exports.list = [];');
    const { text, ok } = runTwice(`
      const { next, list } = require('./counter.js');
      it('counts from the start', () => expect(next()).toBe(1));
      it('has the realm of its file', () => expect(list instanceof Array).toBe(true));
    `);
    expect(text).toContain('Tests:       4 passed');
    expect(ok).toBe(true);
  });

  it('read and compile a module once', () => {
    plant('price.js', 'exports.price = 1;');
    const changing = `
      const { price } = require('./price.js');
      it('has the price of before', () => {
        expect(price).toBe(1);
        require('node:fs').writeFileSync(require.resolve('./price.js'), 'exports.price = 2;');
      });
    `;
    expect(runTwice(changing)).toMatchObject({ ok: true });
  });

  it('mock a module for themselves', () => {
    plant('price.js', 'exports.price = 1;');
    plant('offer.js', "exports.offer = () => require('./price.js').price;");
    const mocking = `
      jest.mock('./price.js', () => ({ price: 3 }));
      it('has the mock', () => expect(require('./offer.js').offer()).toBe(3));
    `;
    const plain = "it('has the price', () => expect(require('./offer.js').offer()).toBe(1));";
    expect(runBoth(mocking, plain)).toMatchObject({ ok: true });
    expect(runBoth(plain, mocking)).toMatchObject({ ok: true });
  });

  it('have jest where a module names it', () => {
    plant('helper.js', 'exports.spy = () => jest.fn(() => 7);');
    expect(runTwice("it('has it', () => expect(require('./helper.js').spy()()).toBe(7));")).toMatchObject({ ok: true });
  });

  it('tell where a module fails, by line and column', () => {
    plant('broken.js', "exports.fail = () => { throw new Error('planted'); };\n");
    const { text } = runTwice("it('fails', () => require('./broken.js').fail());");
    expect(text.match(/broken\.js:1:30\)/g)).toHaveLength(2);
  });

  it('tell what is no script', () => {
    plant('broken.js', 'const = 1;\n');
    const { text } = runTwice("it('fails', () => require('./broken.js'));");
    expect(text).toContain('broken.js:1');
    expect(text).toContain('SyntaxError');
  });
});
