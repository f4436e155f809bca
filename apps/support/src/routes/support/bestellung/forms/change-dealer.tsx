import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useTotalText } from '@heizplatz/order-ui';
import { Checkbox, Disclosure, RadioGroup } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from './action-form';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';

/** To another dealer while this one has not answered; the offers are asked for once somebody wants to see them. */
export function ChangeDealer() {
  const [isOpen, setIsOpen] = useState(false);
  const { order } = useStaffOrder();
  return (
    <Disclosure
      summary={<Trans>Anderen Händler wählen</Trans>}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen && <DealerChoice key={order.Version} />}
    </Disclosure>
  );
}

function DealerChoice() {
  const { t } = useLingui();
  const api = useApi();
  const { order, site } = useStaffOrder();
  const totalText = useTotalText(site);
  const { data: offers, error } = useCall(CALLS.staffNextOffers, { params: { orderId: order.OrderId } });
  const [OfferId, setOfferId] = useState('');
  const [hasAgreed, setHasAgreed] = useState(false);
  const [Reason, setReason] = useState('');
  if (error) return <Trans>Die Angebote konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Trans>;
  if (offers === undefined) return <Trans>Angebote werden geladen …</Trans>;
  if (!offers || offers.length === 0) return <Trans>Zurzeit liefert niemand sonst dorthin.</Trans>;
  const TotalPrice = offers.find(({ Id }) => Id === OfferId)?.TotalPrice ?? 0;
  const body = { OrderId: order.OrderId, OfferId, TotalPrice, CustomerAgreed: hasAgreed, Reason };
  return (
    <ActionForm
      id="wechsel"
      label={t`Händler wechseln`}
      body={body}
      schema={CALLS.staffChangeDealer.body}
      fieldNames={{ OfferId: t`Angebot`, CustomerAgreed: t`Zustimmung des Kunden`, Reason: t`Grund` }}
      send={(Version) => api(CALLS.staffChangeDealer, { body: { ...body, CustomerAgreed: true, Version } })}
      doneText={t`Der Händler ist gewechselt. Kunde und beide Händler bekommen eine Mail.`}
      submitLabel={<Trans>Händler wechseln</Trans>}
    >
      {(fields) => (
        <>
          <RadioGroup
            id={fields.getId('OfferId')}
            name="OfferId"
            legend={t`Die nächsten Angebote`}
            value={OfferId}
            error={fields.getError('OfferId')}
            options={offers.map((offer) => ({
              value: offer.Id,
              label: `${offer.DealerName}: ${totalText(offer)}`,
              hint: t`Lieferung spätestens ${formatLongDate(offer.DeliveryDate, site)}`,
            }))}
            onValueChange={setOfferId}
          />
          <Checkbox
            id={fields.getId('CustomerAgreed')}
            label={t`Der Kunde hat Händler und Preis gehört und zugestimmt`}
            checked={hasAgreed}
            error={fields.getError('CustomerAgreed')}
            onChange={(event) => setHasAgreed(event.currentTarget.checked)}
          />
          <ReasonField {...fields} value={Reason} onChange={setReason} />
        </>
      )}
    </ActionForm>
  );
}
