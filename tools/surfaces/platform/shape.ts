/** From whom a value comes that has a type: 'in' from remotes to what the shell brings, 'out' from there to remotes. */
export type Direction = 'in' | 'out' | 'both';

/** A parameter goes the other way than its function. */
export const turnDirection = (direction: Direction): Direction =>
  direction === 'both' ? 'both' : direction === 'in' ? 'out' : 'in';

/** A type, as plain data; types of ours that have a name stand in a table of their own. */
export type Shape =
  /** A name, a literal, or what has no structure here. */
  | string
  | { readonly name: string; readonly of: readonly Shape[] }
  | { readonly oneOf: readonly Shape[] }
  | { readonly allOf: readonly Shape[] }
  | { readonly members: Members }
  | { readonly calls: readonly Signature[] };

/** By name; `name?` is one that may be absent. */
export type Members = Readonly<Record<string, Shape>>;

export interface Signature {
  /** With their limits: 'C extends Call'. */
  readonly types?: readonly string[];
  /** In their order; `?` at the end of one that may be left out, `...` at its start. */
  readonly parameters: readonly (readonly [name: string, shape: Shape])[];
  readonly result: Shape;
}

export interface NamedType {
  readonly direction: Direction;
  readonly shape: Shape;
}

/** The surface between shell and remotes; a report of it stands in the repository. */
export interface PlatformReport {
  /** Of `@heizplatz/platform`, by semver. */
  readonly version: string;
  /** Major and minor of the packages that exist once on a page, or whose objects cross. */
  readonly packages: Readonly<Record<string, string>>;
  /** By lib and name. */
  readonly exports: Readonly<Record<string, Members>>;
  /** Global variables, contexts of copies of libs/ui, and events on the window. */
  readonly globals: Members;
  readonly contexts: Members;
  readonly events: readonly string[];
  readonly types: Readonly<Record<string, NamedType>>;
}
