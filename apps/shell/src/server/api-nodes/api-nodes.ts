/** What a node of the API reported when it was inspected: 'draining' handles calls and accepts no new ones. */
export type NodeHealth = 'ready' | 'draining' | 'gone';

/** How a call to a node ended without a response: connection refused, or aborted while in progress. */
export type CallFailure = 'refused' | 'broken-off';

export interface ApiNodes {
  /**
   * The node for the next call: the one with the fewest calls among the best there are, in turn where they are alike. Ready
   * ones come first, then those that drain, then those whose circuit is open. Null: all of them were tried.
   */
  readonly choose: (tried?: ReadonlySet<string>) => string | null;
  /** Counts a call until the function that it gives is called. */
  readonly begin: (node: string) => () => void;
  readonly answered: (node: string) => void;
  readonly failed: (node: string, failure: CallFailure) => void;
  readonly looked: (node: string, health: NodeHealth) => void;
  /** What names currently resolve to; known nodes retain their state. */
  readonly replace: (nodes: readonly string[]) => void;
  readonly all: () => readonly string[];
  readonly metrics: () => { readonly known: number; readonly ready: number };
}

/** After so many aborted calls in a row no more calls are sent until an inspection has found the node healthy. */
const MOST_BROKEN_OFF = 3;

interface NodeState {
  health: NodeHealth;
  underWay: number;
  brokenOff: number;
  /** No calls; closed by the next inspection that finds it healthy, never by a visitor's call. */
  isOpen: boolean;
}

const newState = (): NodeState => ({ health: 'ready', underWay: 0, brokenOff: 0, isOpen: false });

const computeRank = ({ health, isOpen }: NodeState): number =>
  isOpen || health === 'gone' ? 2 : health === 'draining' ? 1 : 0;

/** The nodes of the API as one process of the shell knows them. All are taken for ready before they were looked at. */
export function createApiNodes(urls: readonly string[]): ApiNodes {
  let states = new Map(urls.map((url) => [url, newState()]));
  let turn = 0;
  return {
    choose: (tried) => {
      const open = [...states].filter(([url]) => !tried?.has(url));
      const best = Math.min(...open.map(([, state]) => computeRank(state)));
      const likely = open.filter(([, state]) => computeRank(state) === best);
      const least = Math.min(...likely.map(([, { underWay }]) => underWay));
      const alike = likely.filter(([, { underWay }]) => underWay === least);
      turn += 1;
      return alike[turn % alike.length]?.[0] ?? null;
    },
    begin: (node) => {
      const state = states.get(node);
      if (!state) return () => undefined;
      state.underWay += 1;
      let isOver = false;
      return () => {
        if (!isOver) state.underWay -= 1;
        isOver = true;
      };
    },
    answered: (node) => {
      const state = states.get(node);
      if (state) state.brokenOff = 0;
    },
    failed: (node, failure) => {
      const state = states.get(node);
      if (!state) return;
      state.brokenOff += 1;
      if (failure === 'refused' || state.brokenOff >= MOST_BROKEN_OFF) state.isOpen = true;
    },
    looked: (node, health) => {
      const state = states.get(node);
      if (!state) return;
      state.health = health;
      if (health === 'gone') return;
      state.isOpen = false;
      state.brokenOff = 0;
    },
    replace: (nodes) => {
      if (nodes.length > 0) states = new Map(nodes.map((url) => [url, states.get(url) ?? newState()]));
    },
    all: () => [...states.keys()],
    metrics: () => ({
      known: states.size,
      ready: [...states.values()].filter((state) => computeRank(state) === 0).length,
    }),
  };
}
