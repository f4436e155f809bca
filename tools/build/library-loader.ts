import type { LoaderContext } from 'webpack';

/** What a browser's build leaves of a library's file. */
export interface Trim {
  /** A text that only the file in question has; other files of the library stay. */
  readonly marker: string;
  /** The bodies that functions get. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Texts of the file and what replaces each. */
  readonly texts: readonly (readonly [RegExp, string])[];
}

/**
 * Nothing that libs/router passes on reaches these. Display names are for React's developer tools; they keep components
 * that nobody uses.
 */
const ROUTER: Trim = {
  marker: '\nfunction createRouter(',
  bodies: {
    // Prefetching of React Router's framework mode; ours is libs/router's Link.
    usePrefetchBehavior: 'return [false, null, {}];',
    PrefetchPageLinks: 'return null;',
    // Errors that React's server components serialised.
    RSCErrorHandler: 'return null;',
    decodeRouteErrorResponseDigest: '',
    decodeRedirectErrorDigest: '',
    // The root route has an error page of its own.
    DefaultErrorComponent: 'return null;',
    // Hydration data in a global: ours come with createBrowserRouter.
    parseHydrationData: 'return undefined;',
    // For specs alone.
    createMemoryRouter: 'throw new Error("This build of the router has no history in memory");',
    MemoryRouter: 'return null;',
    instrumentClientSideRouter: 'return arguments[0];',
    getRouteInstrumentationUpdates: 'return {};',
    // Fetchers: libs/router passes no useFetcher on, SWR fetches.
    fetch2: 'throw new Error("This build of the router has no fetchers");',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    updateFetcherState: '',
    setFetcherError: '',
    getFetcher: '',
    resetFetcher: '',
    deleteFetcher: '',
    queueFetcherForDeletion: '',
    markFetchersDone: '',
    markFetchRedirectsDone: 'return false;',
    abortStaleFetchLoads: 'return false;',
  },
  texts: [
    [/^\w+\.displayName = "\w+";$/gm, ''],
    [/^(var \w+ = )(React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'],
  ],
};

/** Nobody configures messages or asks for the interface of Standard Schema; schemas parse as before. */
const VALIBOT: Trim = {
  marker: '\nfunction _addIssue(',
  bodies: {
    _standardSchema: 'return arguments[0];',
    getSpecificMessage: '',
    getSchemaMessage: '',
    getGlobalMessage: '',
    getGlobalConfig: 'return arguments[0] ?? DEFAULT_CONFIG;',
  },
  texts: [[/^\t+(?:reference: \w+|async: false),\n/gm, '']],
};

const UNSHAKEN: Trim['texts'] = [[/(?<!function )shouldUseTreeShaking\([^()]*\)/g, 'false']];

/**
 * Of the federation's runtime. Shared modules are whole here, never shaken by who uses them; nothing is built for SystemJS;
 * the texts of errors stand under the address that each error names, and consoles of browsers have all of their methods.
 */
const FEDERATION: readonly Trim[] = [
  {
    marker: '\nfunction injectExternalRuntimeCorePlugin(',
    bodies: {},
    texts: [[/^\t\t\tif \(globalRef\._FEDERATION_RUNTIME_CORE && [\s\S]*?^\t\t\t\}$/m, '']],
  },
  {
    marker: '\nconst federation = {',
    bodies: {},
    texts: [[/^\truntime,$/m, '\truntime: { init: runtime.init },']],
  },
  {
    marker: '\nfunction shouldUseTreeShaking(',
    bodies: { shouldUseTreeShaking: 'return false;' },
    texts: [
      ...UNSHAKEN,
      [/^\tlet useTreesShaking = /m, '\tconst useTreesShaking = '],
      [/^\t\tuseTreesShaking = false;$/m, ''],
    ],
  },
  { marker: '\nfunction optionsToMFContext(', bodies: { optionsToMFContext: 'return undefined;' }, texts: [] },
  {
    marker: '\nasync function loadSystemJsEntry(',
    bodies: { loadSystemJsEntry: 'throw new Error("This build of the federation loads no SystemJS entries");' },
    texts: [],
  },
  {
    marker: '\nfunction installInitialConsumes(',
    bodies: {
      handleInitialConsumes: '',
      installInitialConsumes: 'throw new Error("This build of the federation has no shared modules at its start");',
    },
    texts: [],
  },
  {
    marker: '\n\tloadShareSync(pkgName, extraOptions) {\n\t\tconst',
    bodies: {},
    texts: [
      ...UNSHAKEN,
      [
        /^\tloadShareSync\(pkgName, extraOptions\) \{\n\t\tconst[\s\S]*?^\t\}$/m,
        '\tloadShareSync() { throw new Error("This build of the federation shares nothing at once"); }',
      ],
      [/^\t\tconst initRemoteModule = [\s\S]*?^\t\t\};$/m, '\t\tconst initRemoteModule = async () => undefined;'],
    ],
  },
  { marker: '\nconst runtimeDescMap = {', bodies: {}, texts: [[/^\t\[\w+_\d+\]: ".*",?$/gm, '']] },
  {
    marker: '\nfunction captureStackTrace(',
    bodies: { captureStackTrace: '' },
    texts: [
      [/^(const \w+ogger = )(create)/gm, '$1/* @__PURE__ */ $2'],
      [/^\temit\(method, args\) \{[\s\S]*?^\t\}$/m, '\temit(method, args) { console[method](this.prefix, ...args); }'],
    ],
  },
  {
    marker: '\nfunction updateConsumeOptions(',
    bodies: {},
    texts: [[/^\tif \(initializeSharingData && [\s\S]*?^\t\}$/m, '']],
  },
  {
    marker: '\n\t\tvar initExternal = ',
    bodies: {},
    texts: [
      [/^\t\tvar initExternal = [\s\S]*?^\t\t\};$/m, ''],
      [/^\t\tconst bundlerRuntimeRemotesOptions = [\s\S]*?^\t\t\}\);$/m, ''],
    ],
  },
  {
    marker: '\n\t\tconst treeShakingSharePlugin = ',
    bodies: {},
    texts: [[/^\tif \(USE_SHARED\) \{[\s\S]*?^\t\}$/m, '']],
  },
  {
    marker: '\nconst getSharedFallbackGetter = ',
    bodies: {},
    texts: [
      [/^const getSharedFallbackGetter = [\s\S]*?^\};$/m, 'const getSharedFallbackGetter = ({ factory }) => factory;'],
    ],
  },
];

export const TRIMS = { router: [ROUTER], valibot: [VALIBOT], federation: FEDERATION } as const;

/**
 * A webpack loader for libraries in browsers: what our code cannot reach falls away (docs/decisions/0098). Throws where a
 * version of the library has not what is to be replaced.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls a loader's default export
export default function libraryLoader(this: LoaderContext<{ library: keyof typeof TRIMS }>, source: string): string {
  const { library } = this.getOptions();
  const trim = TRIMS[library].find(({ marker }) => source.includes(marker));
  return trim ? trimLibrary(source, trim) : source;
}

export function trimLibrary(source: string, { bodies, texts }: Trim): string {
  const trimmed = texts.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), source);
  return Object.entries(bodies).reduce((text, [name, body]) => replaceBody(text, name, body), trimmed);
}

function replaceBody(source: string, name: string, body: string): string {
  const declaration = new RegExp(`^([ \\t]*)((?:async )?function ${name})\\([\\s\\S]*?\\n\\1\\}$`, 'gm');
  const [found, ...more] = source.matchAll(declaration);
  if (!found || more.length > 0) throw new Error(`The library has no function ${name}, or several`);
  return source.replace(declaration, (_, indent: string, head: string) => `${indent}${head}() { ${body} }`);
}
