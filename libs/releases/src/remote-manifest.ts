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

export interface OrderedRemote {
  readonly name: string;
  readonly patterns: readonly string[];
  readonly order?: number | undefined;
}

/** Releases from before 24 November 2026 have no order. These are the orders of the remotes that there were. */
const WITHOUT_ORDER = { words: 20, parameters: 30, everything: 90 } as const;

function getOrder({ order, patterns }: OrderedRemote): number {
  if (order !== undefined) return order;
  if (patterns.includes('/*')) return WITHOUT_ORDER.everything;
  return patterns.some((pattern) => pattern.startsWith('/:')) ? WITHOUT_ORDER.parameters : WITHOUT_ORDER.words;
}

export const compareOrders = (a: OrderedRemote, b: OrderedRemote): number => getOrder(a) - getOrder(b);

/** For sorting: the order in which patterns are matched; names decide between remotes that share no path. */
export const compareRemotes = (a: OrderedRemote, b: OrderedRemote): number =>
  compareOrders(a, b) || (a.name < b.name ? -1 : Number(a.name > b.name));
