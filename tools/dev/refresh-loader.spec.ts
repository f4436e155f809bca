import { withRefresh } from './refresh-loader';

describe('the refresh loader', () => {
  it('leaves code without components as it is', () => {
    expect(withRefresh('order', 'export const KG = 1000;')).toBe('export const KG = 1000;');
  });

  it.each(['_c = Card; $RefreshReg$(_c, "Card");', 'var _s = $RefreshSig$();'])(
    'registers %s for its build',
    (code) => {
      const [first, last, ...more] = withRefresh('order', code).split('\n');
      expect(first).toMatch(/^var \$RefreshReg\$ = .*register\("order", __webpack_module__\.id\)/);
      expect(first?.endsWith(code)).toBe(true);
      expect(last).toMatch(/accept\("order", __webpack_module__, import\.meta\.webpackHot/);
      expect(more).toEqual([]);
    },
  );
});
