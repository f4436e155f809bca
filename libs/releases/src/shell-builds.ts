/**
 * The folder of a registry, and the prefix of a bucket, where browser builds of the shell lie beside the releases of remotes,
 * each signed as a release and named by its content's hash. No remote has this name.
 */
export const SHELL_BUILDS = 'shell';

/** Tabs may be open for so long, and load parts on demand of the version that they began with. */
export const OPEN_TAB_DAYS = 7;
