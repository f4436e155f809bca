import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { toBody } from '@heizplatz/form-ui';
import { useTotalText } from '@heizplatz/order-ui';
import { Checkbox, Disclosure, RadioGroup } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from './action-form';
import { useStaffOrder } from '../order-context';
import { ReasonField } from './reason-field';

/** To another dealer while this one has not answered; the offers are requested once they are to be displayed. */
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
  if (error) return <Trans>Die Angebote konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Trans>;
  if (offers === undefined) return <Trans>Angebote werden geladen …</Trans>;
  if (!offers || offers.length === 0) return <Trans>Zurzeit liefert niemand sonst dorthin.</Trans>;
  return (
    <ActionForm
      id="wechsel"
      label={t`Händler wechseln`}
      schema={toBody(CALLS.staffChangeDealer)}
      values={{ OfferId: '', CustomerAgreed: '', Reason: '' }}
      read={({ OfferId, CustomerAgreed, Reason }, Version) => ({
        OrderId: order.OrderId,
        OfferId,
        TotalPrice: offers.find(({ Id }) => Id === OfferId)?.TotalPrice ?? 0,
        CustomerAgreed: CustomerAgreed === 'on',
        Reason,
        Version,
      })}
      fieldNames={{ OfferId: t`Angebot`, CustomerAgreed: t`Zustimmung des Kunden`, Reason: t`Grund` }}
      send={(body) => api(CALLS.staffChangeDealer, { body })}
      doneText={t`Der Händler ist gewechselt. Kunde und beide Händler bekommen eine Mail.`}
      submitLabel={<Trans>Händler wechseln</Trans>}
    >
      {(form) => (
        <>
          <RadioGroup
            {...form.choice('OfferId')}
            legend={t`Die nächsten Angebote`}
            options={offers.map((offer) => ({
              value: offer.Id,
              label: `${offer.DealerName}: ${totalText(offer)}`,
              hint: t`Lieferung spätestens ${formatLongDate(offer.DeliveryDate, site)}`,
            }))}
          />
          <Checkbox {...form.box('CustomerAgreed')} label={t`Der Kunde hat Händler und Preis gehört und zugestimmt`} />
          <ReasonField form={form} />
        </>
      )}
    </ActionForm>
  );
}
