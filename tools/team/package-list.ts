import * as v from 'valibot';

/** File that lies beside packed packages. */
export const PACKAGE_LIST = 'packages.json';

const Names = v.record(v.string(), v.string());

/** The packages' files by name, and the versions of what a page has once, which these packages were built with. */
export const PackageList = v.object({ files: Names, pins: Names });
export type PackageList = v.InferOutput<typeof PackageList>;
