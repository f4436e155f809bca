import { phoneHref } from '@heizplatz/country';
import { type CalculatorConfiguration, groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { PageHeader, useActionData, useLoaderData, useSite } from '@heizplatz/router';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BulkRequestForm } from './bulk-request-form';
import { BulkRequestSent } from './bulk-request-sent';
import styles from './bulk-request.module.css';
import type { SentBulkRequest } from './send-bulk-request';

/** 'Großmenge anfragen': amounts above the order calculator's limit require a manual inquiry (rule ORDER-07). */
export function BulkRequestScreen() {
  const { t } = useLingui();
  const configuration = useLoaderData<CalculatorConfiguration>();
  const { countryId, customerPhone } = useSite();
  const [sentTo, setSentTo] = useState(useActionData<Partial<SentBulkRequest>>()?.sentTo ?? null);
  const group = PRODUCT_GROUPS[configuration.ProductGroupId];
  const goods = groupName(group, countryId);
  const href = phoneHref(customerPhone);
  return (
    <div className={styles.page}>
      <PageHeader title={t`${goods}: Großmenge anfragen`} noindex />
      <h1>
        <Trans>{goods}: Großmenge anfragen</Trans>
      </h1>
      {sentTo === null ? (
        <>
          <p className="lead">
            <Trans>
              Sie sagen, was Sie brauchen, die Händler Ihrer Gegend antworten Ihnen. Das kostet nichts und bindet
              niemanden.
            </Trans>
          </p>
          <BulkRequestForm group={group} configuration={configuration} onSent={setSentTo} />
          <p className="quiet">
            <Trans>
              Lieber am Telefon? <TextLink href={href}>{customerPhone}</TextLink>, Mo–Fr 8–18 Uhr.
            </Trans>
          </p>
        </>
      ) : (
        <BulkRequestSent emailAddress={sentTo} />
      )}
    </div>
  );
}
