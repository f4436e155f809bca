import { useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, CancellationRow } from '@heizplatz/contract';
import { Button, Dialog } from '@heizplatz/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { useUndoToast } from '../../../shared/undo/use-undo-toast';
import { BookingConflict } from './booking-conflict';
import { mustBePosted } from '../must-be-posted';
import { ProblemText } from '../problem-text';
import styles from './save-bar.module.css';
import type { Bookings } from './use-bookings';
import { useCancellationLabels } from '../use-cancellation-labels';

interface SaveBarProps {
  readonly bookings: Bookings;
  readonly reload: () => Promise<unknown>;
}

const Overtaken = v.object({ Rows: v.array(CancellationRow) });

/** Saves all dirty rows together after a confirmation; concurrent changes by others are displayed beside them. */
export function SaveBar({ bookings, reload }: SaveBarProps) {
  const { t } = useLingui();
  const api = useApi();
  const showDone = useUndoToast();
  const { bookingText } = useCancellationLabels();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const { dirty } = bookings;
  const conflict = v.safeParse(Overtaken, problem?.code === 'VERSION_CONFLICT' ? problem.problem.context : null);
  const overtaken = conflict.success ? conflict.output.Rows : [];
  // Gone once one of the two versions was chosen.
  const unsettled = overtaken.filter(({ orderId, Version }) =>
    dirty.some(({ row }) => row.orderId === orderId && row.Version !== Version),
  );

  async function save() {
    const Rows = dirty.map(({ row, booking }) => ({ orderId: row.orderId, Version: row.Version, ...booking }));
    setIsAsking(false);
    let written: readonly CancellationRow[] = [];
    const isSaved = await submit(async () => {
      written = mustBePosted(await api(CALLS.saveCancellationList, { body: { Rows } })).Rows;
      bookings.discard();
      await reload();
    });
    const saved = dirty.map(({ row }) => row);
    if (isSaved) showDone(t`Buchungen gespeichert.`, () => unbook(saved, written));
  }
  /** Books what was booked before, of exactly the versions that were written. */
  async function unbook(before: readonly CancellationRow[], written: readonly CancellationRow[]) {
    const versions = new Map(written.map(({ orderId, Version }) => [orderId, Version]));
    const Rows = before.map(({ orderId, isBooked, bookedAs, Version }) => ({
      ...{ orderId, isBooked, bookedAs },
      Version: versions.get(orderId) ?? Version,
    }));
    mustBePosted(await api(CALLS.saveCancellationList, { body: { Rows } }));
    await reload();
  }
  if (dirty.length === 0) return null;
  return (
    <>
      {unsettled.length > 0 && <BookingConflict overtaken={unsettled} bookings={bookings} reload={reload} />}
      {!conflict.success && <ProblemText problem={problem} />}
      <div role="region" aria-label={t`Nicht gespeicherte Änderungen`} className={styles.bar}>
        <p className={styles.text}>
          <Plural value={dirty.length} one="# Änderung nicht gespeichert" other="# Änderungen nicht gespeichert" />
        </p>
        <Button variant="secondary" size="small" onClick={() => bookings.discard()}>
          <Trans>Verwerfen</Trans>
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={isBusy}
          busyText={t`Wird gespeichert …`}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Speichern</Trans>
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={<Trans>Buchungen speichern?</Trans>}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <Trans>Abbrechen</Trans>
            </Button>
            <Button variant="primary" onClick={() => void save()}>
              <Trans>Verbindlich speichern</Trans>
            </Button>
          </>
        }
      >
        <ul>
          {dirty.map(({ row, booking }) => (
            <li key={row.orderId}>
              {row.OrderNumber} · {row.CustomerName}: {bookingText(booking)}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
