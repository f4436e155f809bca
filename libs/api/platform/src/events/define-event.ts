import type { Database } from '../database/database';

type Subscriber<P> = (tx: Database, payload: P) => Promise<void>;

/** An event of a module, published to modules above it that it must not import. */
export interface DomainEvent<P> {
  readonly name: string;
  /** Under a name of its own; a second subscription under it changes nothing. */
  subscribe(subscriber: string, action: Subscriber<P>): void;
  /** In the transaction in which it happened: what a subscriber throws undoes both. */
  publish(tx: Database, payload: P): Promise<void>;
}

/** Subscribers are registered by the composition root (registry/subscriptions.ts); they run one after the other. */
export function defineEvent<P>(name: string): DomainEvent<P> {
  const subscribers = new Map<string, Subscriber<P>>();
  return {
    name,
    subscribe: (subscriber, action) => void subscribers.set(subscriber, action),
    publish: async (tx, payload) => {
      for (const action of subscribers.values()) await action(tx, payload);
    },
  };
}
