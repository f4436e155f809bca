import { type ComponentType, useEffect, useState } from 'react';

export interface OnDemand<Props> {
  /** Rendered at once when it is loaded, else as soon as it is; an error while loading is thrown. */
  readonly Component: ComponentType<Props>;
  /** Loads it before a page is rendered that has it open: neither the server nor hydration waits. */
  readonly load: () => Promise<void>;
}

/** A component that is displayed only on a click, with its code (docs/decisions/0010-steps-on-demand.md). */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Part: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  const load = () =>
    (arriving ??= fetchPart().then(
      (part) => {
        Part = part;
      },
      (error: unknown) => {
        arriving = undefined;
        throw error;
      },
    ));
  function PartOnDemand(props: Props) {
    const isRendered = Part !== undefined;
    const [arrival, setArrival] = useState<{ readonly error?: unknown }>();
    useEffect(() => {
      // It may have been loaded by another component meanwhile, but it is not rendered yet.
      if (isRendered) return;
      void load().then(
        () => setArrival({}),
        (error: unknown) => setArrival({ error }),
      );
    }, [isRendered]);
    if (arrival && 'error' in arrival) throw arrival.error;
    return Part ? <Part {...props} /> : null;
  }
  return { Component: PartOnDemand, load };
}
