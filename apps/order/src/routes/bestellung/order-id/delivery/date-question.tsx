import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlannedVatNote } from '../../../../shared/delivered/vat-note';
import { windowText } from '../../../../shared/order-page/window-text';
import { useCustomerOrder } from '../order-page/customer-order-context';
import { YesOrNo } from './yes-or-no';

/** A date that the dealer proposed: taken or refused. */
export function DateQuestion() {
  const { t } = useLingui();
  const site = useSite();
  const api = useApi();
  const { order, orderKey, reload } = useCustomerOrder();
  const proposed = order.ProposedWindow;
  if (!order.May.AnswerDate || !proposed) return null;
  const respond = async (IsAccepted: boolean) => {
    await api(CALLS.answerProposedDate, { body: { ...orderKey, IsAccepted } });
    await reload();
  };
  return (
    <Card as="section" tone="wood" aria-labelledby="terminvorschlag">
      <CardHeader titleId="terminvorschlag" title={<Trans>Passt Ihnen dieser Termin?</Trans>} />
      <p>
        <Trans>
          {order.Dealer.Company} schlägt vor: <strong>{windowText(proposed, site)}</strong>
        </Trans>
      </p>
      <PlannedVatNote planned={order.PlannedVat} />
      <YesOrNo
        id="datum"
        answer={respond}
        yes={t`Ja, der Termin passt`}
        no={t`Nein, anderer Termin`}
        yesDone={t`Der Termin steht. Der Händler ist benachrichtigt.`}
        noDone={t`Der Händler weiß, dass der Termin nicht passt, und schlägt einen anderen vor.`}
      />
    </Card>
  );
}
