const SEND_EVERY_MS = 5000;
/** A page that never rests is recorded up to here. */
const MOST_EVENTS = 20_000;

export interface Batches {
  readonly add: (event: unknown) => void;
  /** Sends what there is. */
  readonly send: () => void;
  /** Forgets what was not sent, and takes nothing more. */
  readonly drop: () => void;
}

/** Gathers events for five seconds from the first on; batches are numbered from 0. */
export function collectBatches(post: (number: number, events: readonly unknown[]) => void): Batches {
  let events: unknown[] = [];
  let number = 0;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) return;
    post(number, events);
    number += 1;
    events = [];
  };
  return {
    add: (event) => {
      if (count >= MOST_EVENTS) return;
      count += 1;
      events.push(event);
      timer ??= setTimeout(send, SEND_EVERY_MS);
    },
    send,
    drop: () => {
      clearTimeout(timer);
      events = [];
      count = MOST_EVENTS;
    },
  };
}
