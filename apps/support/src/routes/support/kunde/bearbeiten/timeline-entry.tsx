import type { TimelineEntry as Entry } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { staffOrderPath } from '@heizplatz/routes';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import timeline from '../../../../shared/order/timeline.module.css';
import { useEventLabels } from '../../../../shared/order/use-event-labels';
import { useMailStates } from '../../../../shared/outbox/mail-state-chip';
import { useStaffCustomer } from './customer-context';

/** One thing that happened: what, when, by whom, and for which order. */
export function TimelineEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useLingui();
  const { customer } = useStaffCustomer();
  const getEventLabel = useEventLabels();
  const mailStates: Readonly<Record<string, string>> = useMailStates();
  const { Kind, At, Text, Author, OrderNumber, Event, MailState } = entry;
  const kinds = { order: t`Bestellung`, mail: t`E-Mail`, call: t`Telefon`, note: t`Notiz`, other: t`Sonstiges` };
  const authors: Readonly<Record<string, string>> = {
    customer: t`Kunde`,
    dealer: t`Händler`,
    staff: t`Kundendienst`,
    system: t`automatisch`,
  };
  const author = authors[Author] ?? Author;
  return (
    <li className={timeline.event}>
      <p>
        <Chip>{kinds[Kind]}</Chip>{' '}
        {Event && (
          <>
            <strong>{getEventLabel(Event)}</strong>{' '}
          </>
        )}
        {OrderNumber && <PlainLink href={staffOrderPath(OrderNumber)}>{OrderNumber}</PlainLink>}
      </p>
      {Text && <p className={timeline.note}>{Text}</p>}
      <p className="quiet">
        <time dateTime={At}>{formatTime(At, siteById(customer.CountryId))}</time>
        {author && ` · ${author}`}
        {MailState && ` · ${mailStates[MailState] ?? MailState}`}
      </p>
    </li>
  );
}
