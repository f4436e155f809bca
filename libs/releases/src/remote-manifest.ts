import * as v from 'valibot';

/** What a remote says of itself in apps/<name>/remote.json; its releases repeat it. */
export const RemoteManifest = v.object({
  /** German, for staff. */
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Name of the browser's global that holds the federation's container. */
  container: v.pipe(v.string(), v.regex(/^mf_\w+$/)),
  /** Patterns of remotes with a smaller order are matched first. */
  order: v.pipe(v.number(), v.integer()),
  /** Layouts of the shell that its routes name. */
  layouts: v.array(v.string()),
  /** Path patterns that it owns, as routes have them. */
  patterns: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.nonEmpty()),
});
export type RemoteManifest = v.InferOutput<typeof RemoteManifest>;

interface OrderedRemote extends Pick<RemoteManifest, 'patterns'> {
  readonly name: string;
  readonly order?: number | undefined;
}

const WITHOUT_ORDER = { fixed: 100, variable: 1000 } as const;

/** Releases from before issue 19 have no order: those with a pattern that begins with a parameter or '*' come last. */
const getOrder = ({ order, patterns }: OrderedRemote): number =>
  order ?? (patterns.some((pattern) => /^\/[:*]/.test(pattern)) ? WITHOUT_ORDER.variable : WITHOUT_ORDER.fixed);

/** For sorting: the order in which patterns are matched. */
export const compareRemotes = (a: OrderedRemote, b: OrderedRemote): number =>
  getOrder(a) - getOrder(b) || (a.name < b.name ? -1 : Number(a.name > b.name));
