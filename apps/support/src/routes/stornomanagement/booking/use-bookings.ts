import type { CancellationRow } from '@heizplatz/contract';
import { useState } from 'react';
import { type Booking, isDirty } from './booking';

/** A row as displayed, with its unsaved changes. */
export interface DirtyRow {
  readonly row: CancellationRow;
  readonly booking: Booking;
}

export interface Bookings {
  readonly getVisible: (row: CancellationRow) => Booking;
  readonly change: (row: CancellationRow, booking: Booking) => void;
  /** Of this page of the list and of others. */
  readonly dirty: readonly DirtyRow[];
  readonly discard: (orderIds?: readonly string[]) => void;
  /** What was saved meanwhile; what was chosen stays. */
  readonly rebase: (rows: readonly CancellationRow[]) => void;
}

const getBooking = ({ isBooked, bookedAs }: Booking): Booking => ({ isBooked, bookedAs });

/** Bookings that were changed and not saved; they stay while the list is paged and filtered. */
export function useBookings(): Bookings {
  const [changed, setChanged] = useState<ReadonlyMap<string, DirtyRow>>(new Map());
  const without = (orderIds: readonly string[]) =>
    setChanged((before) => new Map([...before].filter(([orderId]) => !orderIds.includes(orderId))));
  return {
    getVisible: (row) => changed.get(row.orderId)?.booking ?? getBooking(row),
    change(row, booking) {
      const saved = changed.get(row.orderId)?.row ?? row;
      if (isDirty(saved, booking))
        setChanged((before) => new Map(before).set(row.orderId, { row: saved, booking: getBooking(booking) }));
      else without([row.orderId]);
    },
    dirty: [...changed.values()],
    discard: (orderIds = [...changed.keys()]) => without(orderIds),
    rebase: (rows) =>
      setChanged((before) => {
        const fresh = new Map(rows.map((row) => [row.orderId, row]));
        return new Map([...before].map(([id, dirty]) => [id, { ...dirty, row: fresh.get(id) ?? dirty.row }]));
      }),
  };
}
