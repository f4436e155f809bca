import { groupName, describeGroup } from '@heizplatz/calculator';
import type { DealerProfile } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './dealer-facts.module.css';

const ENPLUS = 'ENplus';

/** The dealer's description of itself, and its goods. */
export function DealerFacts({ dealer }: { readonly dealer: DealerProfile }) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const goods = dealer.ProductGroupIds.map((id) => groupName(describeGroup(id), countryId)).join(', ');
  const isCertified = dealer.Certifications.length > 0;
  const isEnplus = dealer.Certifications.some((name) => name.startsWith(ENPLUS));
  const facts = [
    { id: 'goods', label: t`Brennstoffe`, value: goods || t`zurzeit keine` },
    ...(isCertified
      ? [{ id: 'certificates', label: t`Zertifizierte Ware`, value: dealer.Certifications.join(', ') }]
      : []),
    ...(isEnplus && dealer.EnplusId
      ? [{ id: 'enplus', label: t`ENplus-Nummer des Händlers`, value: dealer.EnplusId }]
      : []),
    { id: 'payment', label: t`Bezahlen`, value: dealer.PaymentKinds.join(', ') || t`nach Absprache` },
    {
      id: 'settlement',
      label: t`Abrechnung`,
      value: dealer.SettlesBySteps
        ? t`Nach geliefertem Gewicht; unter 90 % der Bestellmenge gilt die Preisstufe der gelieferten Menge.`
        : t`Nach geliefertem Gewicht zum bestellten Preis je Einheit.`,
    },
  ];
  return (
    <Card as="section" aria-labelledby="ueber-den-haendler">
      <CardHeader title={<Trans>Über den Händler</Trans>} titleId="ueber-den-haendler" />
      {dealer.Description && (
        <blockquote className={styles.words}>
          <p>{dealer.Description}</p>
          <footer className="quiet">
            <Trans>{dealer.Name} über sich</Trans>
          </footer>
        </blockquote>
      )}
      <KeyValueList variant="stacked" items={facts} />
    </Card>
  );
}
