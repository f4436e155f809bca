import { encodeCalculatorQuery, defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
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
  const group = PRODUCT_GROUPS[request.ProductGroupId];
  const configuration = {
    ...defaultConfiguration(site.countryId, group.id),
    ZipCode: request.ZipCode,
    Amount: request.Amount,
  };
  return (
    <Message scene="empty" title={<Trans>Dieser Link ist abgelaufen</Trans>}>
      <p>
        <Trans>Die Anfrage wurde nicht weitergegeben. Sie können sie neu stellen; die Angaben sind noch da.</Trans>
      </p>
      <InquiryFacts request={request} />
      <LinkButton variant="primary" href={`${offersPath(group)}?${encodeCalculatorQuery(configuration)}`}>
        <Trans>Anfrage neu stellen</Trans>
      </LinkButton>
    </Message>
  );
}
