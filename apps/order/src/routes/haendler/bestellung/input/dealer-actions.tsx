import type { DealerOrder } from '@heizplatz/contract';
import { Disclosure } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useIsActionRefused } from '../../../../shared/action-posts/use-is-action-refused';
import { AcceptForm } from '../answer/accept-form';
import styles from './dealer-actions.module.css';
import { useDealerOrder } from '../order-page/dealer-order-context';
import { DeclineForm } from '../answer/decline-form';
import { FailureForm } from '../delivery/failure-form';
import { MarkForm } from '../payment/mark-form';
import { ProposeForm } from '../answer/propose-form';
import { UploadForm } from '../delivery/upload-form';
import { WeightForm } from '../delivery/weight-form';

type Action = keyof DealerOrder['May'];

const ACTIONS: readonly {
  readonly action: Action;
  readonly id: string;
  readonly title: ReactNode;
  readonly form: ReactNode;
}[] = [
  { action: 'Accept', id: 'annehmen', title: <Trans>Bestellung annehmen</Trans>, form: <AcceptForm /> },
  { action: 'ReportWeight', id: 'menge', title: <Trans>Geliefert: Menge melden</Trans>, form: <WeightForm /> },
  { action: 'ProposeDate', id: 'vorschlagen', title: <Trans>Termin vorschlagen</Trans>, form: <ProposeForm /> },
  {
    action: 'MarkInvoiced',
    id: 'invoiced',
    title: <Trans>Rechnung gestellt</Trans>,
    form: <MarkForm state="invoiced" />,
  },
  { action: 'MarkPaid', id: 'paid', title: <Trans>Bezahlt</Trans>, form: <MarkForm state="paid" /> },
  { action: 'Upload', id: 'dokument', title: <Trans>Dokument hochladen</Trans>, form: <UploadForm /> },
  { action: 'ReportFailure', id: 'gescheitert', title: <Trans>Lieferung gescheitert</Trans>, form: <FailureForm /> },
  { action: 'Decline', id: 'ablehnen', title: <Trans>Bestellung ablehnen</Trans>, form: <DeclineForm /> },
];

/** The actions that the order's state allows, according to the server; the expected one is expanded. */
export function DealerActions() {
  const { order } = useDealerOrder();
  const isRefused = useIsActionRefused();
  const possible = ACTIONS.filter(({ action }) => order.May[action]);
  if (possible.length === 0) return null;
  const expected = expectedAction(order) ?? possible[0]?.action;
  return (
    <div className={styles.acts}>
      {possible.map(({ action, id, title, form }) => (
        <Disclosure key={action} variant="boxed" summary={title} open={action === expected || isRefused(id)}>
          {form}
        </Disclosure>
      ))}
    </div>
  );
}

/** A date is required before there is anything to weigh. */
function expectedAction(order: DealerOrder): Action | undefined {
  const isDateRequested = order.May.ProposeDate && !order.ProposedWindow && (!order.Window || order.RequestedDate);
  return isDateRequested && !order.May.Accept ? 'ProposeDate' : undefined;
}
