import { collectBatches } from './collect-batches';

describe('batches of a recording', () => {
  const posted: [number, readonly unknown[]][] = [];
  const open = () => collectBatches((number, events) => void posted.push([number, events]));
  beforeEach(() => {
    posted.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('go every five seconds while there is something', () => {
    const batches = open();
    batches.add(1);
    batches.add(2);
    jest.advanceTimersByTime(4999);
    expect(posted).toEqual([]);
    jest.advanceTimersByTime(1);
    batches.add(3);
    jest.advanceTimersByTime(20_000);
    expect(posted).toEqual([
      [0, [1, 2]],
      [1, [3]],
    ]);
  });

  it('go at once when the page closes', () => {
    const batches = open();
    batches.add(1);
    batches.send();
    batches.send();
    expect(posted).toEqual([[0, [1]]]);
  });

  it('are dropped with the consent', () => {
    const batches = open();
    batches.add(1);
    batches.drop();
    batches.add(2);
    batches.send();
    jest.advanceTimersByTime(10_000);
    expect(posted).toEqual([]);
  });

  it('end with a page that never rests', () => {
    const batches = open();
    for (let event = 0; event < 21_000; event += 1) batches.add(event);
    batches.send();
    expect(posted[0]?.[1]).toHaveLength(20_000);
  });
});
