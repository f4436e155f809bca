import { groupName, describeGroup } from '@heizplatz/calculator';
import type { StaffInquiry } from '@heizplatz/contract';
import { formatTime, phoneHref, siteById } from '@heizplatz/country';
import { Card, KeyValueList, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../../../shared/order/amount-text';

/** Everything that the sender wrote, with its phone and mailbox as links. */
export function InquiryCard({ inquiry }: { readonly inquiry: StaffInquiry }) {
  const { t } = useLingui();
  const site = siteById(inquiry.CountryId);
  const { EmailAddress: email, Phone: phone } = inquiry;
  const goods = groupName(describeGroup(inquiry.ProductGroupId), inquiry.CountryId);
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
