const refuse = (): never => {
  throw new Error('this build of the federation names no remotes and preloads nothing');
};

/** Of the runtime: documents name the files to fetch ahead. */
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};

/** Of webpack's part: it loads the remotes that a build names; the shell's come from the release pointer. */
export { refuse as remotes };
