import { useLingui } from '@lingui/react/macro';
import { useCommands } from '../../../shared/commands/use-commands';
import { openForm } from '../../../shared/commands/open-form';
import { useRecentCase } from '../../../shared/commands/recent-cases';
import { useStaffOrder } from './order-context';

/** What the page's user may do with the order, by keys and in the palette. */
export function OrderCommands() {
  const { t } = useLingui();
  const { order } = useStaffOrder();
  const { May, OrderNumber, Stations } = order;
  const [first] = Stations;
  const name = [first?.Address.FirstName, first?.Address.LastName].filter(Boolean).join(' ');
  useRecentCase(`${OrderNumber} · ${name}`);
  useCommands([
    ...(May.Note ? [{ id: 'note', text: t`Notiz schreiben`, keys: ['n'], run: () => openForm('notiz') }] : []),
    ...(May.CorrectAddress && first
      ? [{ id: 'address', text: t`Lieferadresse berichtigen`, run: () => openForm(`lieferung${first.StationNumber}`) }]
      : []),
    ...(May.CorrectInvoiceAddress
      ? [{ id: 'invoice', text: t`Rechnungsadresse berichtigen`, run: () => openForm('rechnung') }]
      : []),
    ...(May.BookWeight ? [{ id: 'weight', text: t`Menge buchen`, run: () => openForm('menge') }] : []),
    ...(May.ChangeDealer ? [{ id: 'dealer', text: t`Händler wechseln`, run: () => openForm('wechsel') }] : []),
    ...(May.Cancel ? [{ id: 'cancel', text: t`Bestellung stornieren`, run: () => openForm('storno') }] : []),
  ]);
  return null;
}
