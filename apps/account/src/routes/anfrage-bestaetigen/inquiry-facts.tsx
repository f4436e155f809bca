import { groupName, describeGroup } from '@heizplatz/calculator';
import { formatNumber, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { MailedInquiry } from './mailed-inquiry';
import styles from './inquiry-facts.module.css';

/** The details of the inquiry. */
export function InquiryFacts({ request }: { readonly request: MailedInquiry }) {
  const site = useSite();
  const group = describeGroup(request.ProductGroupId);
  const unit = request.Amount === 1 ? group.unitSingular : group.unit;
  const name = groupName(group, site.countryId);
  return (
    <div className={styles.facts}>
      <KeyValueList
        variant="stacked"
        items={[
          {
            id: 'kind',
            label: <Trans>Anfrage</Trans>,
            value: request.Kind === 'bulk' ? <Trans>Großmenge</Trans> : <Trans>Rückruf</Trans>,
          },
          { id: 'goods', label: <Trans>Ware</Trans>, value: name },
          {
            id: 'amount',
            label: <Trans>Menge</Trans>,
            value: `${formatNumber(request.Amount, site)}\u00A0${unit}`,
          },
          { id: 'zipCode', label: <Trans>Postleitzahl</Trans>, value: request.ZipCode },
          { id: 'sent', label: <Trans>Gesendet</Trans>, value: formatTime(request.SentAt, site) },
        ]}
      />
    </div>
  );
}
