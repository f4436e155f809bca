import { type ComponentType, useEffect, useState } from 'react';

export interface OnDemand<Props> {
  /** Drawn at once when it is here, else as soon as it has come; one that does not come is thrown. */
  readonly Component: ComponentType<Props>;
  /** Brings it before a page is drawn that has it open: nothing waits on the server or while it is hydrated. */
  readonly load: () => Promise<void>;
}

/** A part that is shown on a press alone, with its code (docs/decisions/0010-steps-on-demand.md). */
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
      // By now it may have come on another's behalf; drawn it is not.
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
