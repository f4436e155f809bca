import type { LoaderContext } from 'webpack';

/** Name of the client's object that takes components (tools/dev/client/refresh-registry.ts). */
const REGISTRY = 'globalThis.heizplatzRefresh';

/**
 * A webpack loader after swc's refresh transform: a module with components registers them and accepts its own update. The
 * first line stays the first, so that source maps hold.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function addRefresh(
  this: LoaderContext<{ build: string }>,
  code: string,
  map?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  this.callback(null, withRefresh(this.getOptions().build, code), map);
}

/** Code without components is left alone: its change reaches the modules that import it. */
export function withRefresh(build: string, code: string): string {
  if (!/\$Refresh(Reg|Sig)\$\(/.test(code)) return code;
  const name = JSON.stringify(build);
  const before = `var $RefreshReg$ = ${REGISTRY}.register(${name}, __webpack_module__.id), $RefreshSig$ = ${REGISTRY}.sign;`;
  const after = `${REGISTRY}.accept(${name}, __webpack_module__, import.meta.webpackHot, () => __webpack_hash__);`;
  return `${before}${code}\n${after}`;
}
