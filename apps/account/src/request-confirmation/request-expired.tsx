import { encodeCalculatorQuery, defaultConfiguration, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { LinkButton, Scene } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { MailedRequest } from './mailed-request';
import styles from './request-confirmation-view.module.css';
import { RequestFacts } from './request-facts';

/** Too late: the way to ask again, with what was asked for. */
export function RequestExpired({ request }: { readonly request: MailedRequest }) {
  const site = useSite();
  const group = PRODUCT_GROUPS[request.ProductGroupId];
  const configuration = {
    ...defaultConfiguration(site.countryId, group.id),
    ZipCode: request.ZipCode,
    Amount: request.Amount,
  };
  return (
    <div className={styles.state}>
      <Scene name="empty" />
      <h1>
        <Trans>Dieser Link ist abgelaufen</Trans>
      </h1>
      <p>
        <Trans>Die Anfrage wurde nicht weitergegeben. Sie können sie neu stellen; die Angaben sind noch da.</Trans>
      </p>
      <RequestFacts request={request} />
      <LinkButton variant="primary" href={`/${group.urlName}/angebotsliste?${encodeCalculatorQuery(configuration)}`}>
        <Trans>Anfrage neu stellen</Trans>
      </LinkButton>
    </div>
  );
}
