import type { CancellationRow } from '@heizplatz/contract';
import { Card, Checkbox, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type BookingMode, switched } from './booking';
import styles from '../cancellations-view.module.css';
import type { Bookings } from './use-bookings';
import { useCancellationLabels } from '../use-cancellation-labels';
import { toOptions } from '../../../shared/labels/to-options';

interface BookingFormProps {
  readonly row: CancellationRow;
  readonly bookings: Bookings;
}

/** How the cost is booked; saved with the other changes below the list. */
export function BookingForm({ row, bookings }: BookingFormProps) {
  const { t } = useLingui();
  const { modes } = useCancellationLabels();
  const view = bookings.getVisible(row);
  const known = toOptions(modes);
  const isMode = (value: string): value is BookingMode => Object.hasOwn(modes, value);
  return (
    <Card as="section" className={styles.part}>
      <h3>
        <Trans>Buchung</Trans>
      </h3>
      <Checkbox
        label={t`Gebucht`}
        checked={view.isBooked}
        onChange={({ currentTarget: { checked } }) => bookings.change(row, switched(row, view, checked))}
      />
      <SelectField
        label={t`Gebucht als`}
        size="small"
        value={view.bookedAs ?? ''}
        hint={view.isBooked ? t`Der Kunde sieht, wie gebucht wurde.` : undefined}
        options={view.isBooked ? known : [{ value: '', label: t`Noch offen` }, ...known]}
        onChange={({ currentTarget: { value } }) =>
          bookings.change(row, { ...view, bookedAs: isMode(value) ? value : null })
        }
      />
    </Card>
  );
}
