import { CALLS } from '@heizplatz/contract';
import { phoneHref } from '@heizplatz/country';
import { customerPath } from '@heizplatz/routes';
import { Card, CardHeader, KeyValueList, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffLink } from '../../../../shared/staff-page/staff-link';
import { useStaffOrder } from '../order-context';

export function CustomerCard() {
  const { t } = useLingui();
  const { order } = useStaffOrder();
  const [deliveryPoint] = order.Stations;
  const name = [deliveryPoint?.Address.FirstName, deliveryPoint?.Address.LastName].filter(Boolean).join(' ');
  const phone = deliveryPoint?.Address.Phone ?? '';
  return (
    <Card as="section" aria-labelledby="kunde">
      <CardHeader
        titleId="kunde"
        title={<Trans>Kunde</Trans>}
        action={
          order.IsGuest ? undefined : (
            <StaffLink call={CALLS.staffCustomer} fallback={null} href={customerPath(order.CustomerId)}>
              <Trans>Kunde öffnen</Trans>
            </StaffLink>
          )
        }
      />
      <KeyValueList
        items={[
          { id: 'name', label: t`Name`, value: name },
          { id: 'kind', label: t`Art`, value: order.IsConsumer ? t`Verbraucher` : t`Unternehmen` },
          { id: 'account', label: t`Konto`, value: order.IsGuest ? t`Gast` : t`Kundenkonto` },
          {
            id: 'mail',
            label: t`E-Mail`,
            value: <TextLink href={`mailto:${order.EmailAddress}`}>{order.EmailAddress}</TextLink>,
          },
          {
            id: 'phone',
            label: t`Telefon`,
            value: <TextLink href={phoneHref(phone)}>{phone}</TextLink>,
          },
        ]}
      />
    </Card>
  );
}
