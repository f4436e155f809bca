import { encodeCalculatorQuery, defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { OTHER_CODE } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { Message } from '../../shared/token-page/message';
import type { MailedInquiry } from './mailed-inquiry';
import { InquiryFacts } from './inquiry-facts';

/** Expired: a link to submit the inquiry again, with its details. */
export function InquiryExpired({ request }: { readonly request: MailedInquiry }) {
  const site = useSite();
  const { ProductGroupId, ZipCode, Amount } = request;
  const getPath = (id: Exclude<typeof ProductGroupId, typeof OTHER_CODE>) =>
    `${offersPath(PRODUCT_GROUPS[id])}?${encodeCalculatorQuery({ ...defaultConfiguration(site.countryId, id), ZipCode, Amount })}`;
  return (
    <Message scene="empty" title={<Trans>Dieser Link ist abgelaufen</Trans>}>
      <p>
        <Trans>Die Anfrage wurde nicht weitergegeben. Sie können sie neu stellen; die Angaben sind noch da.</Trans>
      </p>
      <InquiryFacts request={request} />
      <LinkButton variant="primary" href={ProductGroupId === OTHER_CODE ? '/' : getPath(ProductGroupId)}>
        <Trans>Anfrage neu stellen</Trans>
      </LinkButton>
    </Message>
  );
}
