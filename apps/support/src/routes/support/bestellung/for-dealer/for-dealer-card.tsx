import type { DealerOrder } from '@heizplatz/contract';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useStaffOrder } from '../order-context';
import { AcceptForm } from './accept-form';
import { DeclineForm } from './decline-form';
import { FailureForm } from './failure-form';
import { InvoiceForm } from './invoice-form';
import { PaidForm } from './paid-form';
import { ProposeForm } from './propose-form';
import { ReportedWeightForm } from './reported-weight-form';
import { UploadForm } from './upload-form';

/** In the order in which an order goes through them. */
const FORMS: readonly (readonly [keyof DealerOrder['May'], ComponentType])[] = [
  ['Accept', AcceptForm],
  ['Decline', DeclineForm],
  ['ProposeDate', ProposeForm],
  ['ReportWeight', ReportedWeightForm],
  ['ReportFailure', FailureForm],
  ['Upload', UploadForm],
  ['MarkInvoiced', InvoiceForm],
  ['MarkPaid', PaidForm],
];

/** What a dealer on the phone asks for: its own commands, as far as the order's state permits them. */
export function ForDealerCard() {
  const { order } = useStaffOrder();
  const { ForDealer: may } = order.May;
  const forms = FORMS.filter(([action]) => may?.[action]);
  if (forms.length === 0) return null;
  const company = order.Dealer.Company;
  return (
    <Card as="section" aria-labelledby="fuer-den-haendler">
      <CardHeader titleId="fuer-den-haendler" title={<Trans>Für den Händler eintragen</Trans>} />
      <p className="quiet">
        <Trans>
          Wenn {company} anruft: Es gilt, als hätte der Händler es selbst eingetragen, mit denselben Mails. Im Verlauf
          steht es mit Ihrem Namen.
        </Trans>
      </p>
      {forms.map(([action, Form]) => (
        <Form key={`${action} ${order.Version}`} />
      ))}
    </Card>
  );
}
