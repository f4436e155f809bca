import { CALLS } from '@heizplatz/contract';
import { phoneHref } from '@heizplatz/country';
import { staffDealerPath } from '@heizplatz/routes';
import { Card, CardHeader, KeyValueList, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeDealer } from '../forms/change-dealer';
import { StaffLink } from '../../../../shared/staff-page/staff-link';
import { useStaffOrder } from '../order-context';

/** The contract partner, and the action to change it while it has not answered. */
export function DealerCard() {
  const { t } = useLingui();
  const { order } = useStaffOrder();
  const { Id, Company, Phone, EmailAddress, Address } = order.Dealer;
  return (
    <Card as="section" aria-labelledby="haendler">
      <CardHeader
        titleId="haendler"
        title={<Trans>Händler</Trans>}
        action={
          <StaffLink call={CALLS.staffDealer} fallback={null} href={staffDealerPath(Id)} variant="alone">
            <Trans>Händler öffnen</Trans>
          </StaffLink>
        }
      />
      <KeyValueList
        items={[
          { id: 'company', label: t`Firma`, value: Company },
          { id: 'address', label: t`Anschrift`, value: Address },
          {
            id: 'phone',
            label: t`Telefon`,
            value: <TextLink href={phoneHref(Phone)}>{Phone}</TextLink>,
          },
          { id: 'mail', label: t`E-Mail`, value: <TextLink href={`mailto:${EmailAddress}`}>{EmailAddress}</TextLink> },
        ]}
      />
      {order.May.ChangeDealer && <ChangeDealer />}
    </Card>
  );
}
