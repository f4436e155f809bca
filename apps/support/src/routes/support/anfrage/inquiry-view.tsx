import { useCall } from '@heizplatz/api-client';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type StaffInquiry } from '@heizplatz/contract';
import { formatTime, phoneHref, siteById } from '@heizplatz/country';
import { useParams } from '@heizplatz/router';
import { STAFF_HOME_PATH } from '@heizplatz/routes';
import { Card, KeyValueList, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../shared/order/amount-text';
import { StaffPage } from '../../../shared/staff-page/staff-page';

/** Everything that the sender wrote, with its phone and mailbox as links. */
function InquiryCard({ inquiry }: { readonly inquiry: StaffInquiry }) {
  const { t } = useLingui();
  const site = siteById(inquiry.CountryId);
  const { EmailAddress: email, Phone: phone } = inquiry;
  const goods = groupName(PRODUCT_GROUPS[inquiry.ProductGroupId], inquiry.CountryId);
  const none = t`keine Angabe`;
  const items = [
    { id: 'name', label: t`Name`, value: inquiry.Name },
    { id: 'phone', label: t`Telefon`, value: phone ? <TextLink href={phoneHref(phone)}>{phone}</TextLink> : none },
    { id: 'email', label: t`E-Mail`, value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    { id: 'goods', label: t`Ware`, value: goods },
    { id: 'amount', label: t`Menge`, value: amountText(inquiry.Amount, inquiry) },
    { id: 'zip', label: t`Postleitzahl`, value: inquiry.ZipCode },
    { id: 'confirmed', label: t`Bestätigt`, value: formatTime(inquiry.ConfirmedAt, site) },
    { id: 'message', label: t`Nachricht`, value: inquiry.Message || none },
  ];
  return (
    <Card>
      <KeyValueList items={items} />
    </Card>
  );
}

/** /support/anfrage/{id} */
export function InquiryView() {
  const { t } = useLingui();
  const { inquiryId = '' } = useParams();
  const { data } = useCall(CALLS.staffInquiry, { params: { inquiryId } });
  return (
    <StaffPage
      title={data?.Kind === 'call-back' ? t`Rückruf` : t`Großmenge angefragt`}
      crumbs={[{ id: 'start', text: t`Was wartet`, href: STAFF_HOME_PATH }]}
      lead={<Trans>Eine Anfrage gilt als offen, bis sie in der Arbeitsliste erledigt ist.</Trans>}
    >
      {data && <InquiryCard inquiry={data} />}
    </StaffPage>
  );
}
