import { phoneHref } from '@heizplatz/country';
import {
  type AmountError,
  type CalculatorConfiguration,
  nearestAmount,
  type ProductGroup,
} from '@heizplatz/calculator';
import { useAmountMessage } from '@heizplatz/calculator-ui';
import { PageHeader, useSearchParams, useSite } from '@heizplatz/router';
import { EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import { bulkRequestAddress } from '../../../shared/offer/list-paths';
import { ListBreadcrumb } from '../list/list-breadcrumb';
import { addressWithView } from '../list/list-view';
import { useProductGroupName } from '../list/use-product-group-name';

interface AmountRefusedProps {
  readonly group: ProductGroup;
  readonly configuration: CalculatorConfiguration;
  readonly error: AmountError;
}

/** An amount that the sticky calculator takes and the order calculator refuses (rule CALC-08). */
export function AmountRefused({ group, configuration, error }: AmountRefusedProps) {
  const { t } = useLingui();
  const site = useSite();
  const name = useProductGroupName(group);
  const { Amount, Stations: deliveryPoints } = configuration;
  const limits = group.orderLimits;
  const getMessage = useAmountMessage({ site, group, limits, deliveryPoints });
  const nearest = nearestAmount(Amount, limits, deliveryPoints);
  const amount = amountText(nearest, group, site);
  const allowed = { ...configuration, Amount: nearest };
  const [query] = useSearchParams();
  const title = error === 'AMOUNT_REQ' ? t`Wie viel soll es sein?` : t`Diese Menge geht hier nicht`;
  return (
    <>
      <PageHeader title={`${name}: ${title}`} noindex />
      <ListBreadcrumb group={group} />
      <EmptyState
        level={1}
        title={title}
        action={
          <LinkButton variant="primary" href={addressWithView(allowed, query)}>
            <Trans>Angebote für {amount} zeigen</Trans>
          </LinkButton>
        }
      >
        <p>{getMessage(error)}</p>
        {error === 'AMOUNT_MAX' && <BulkRequest configuration={configuration} />}
      </EmptyState>
    </>
  );
}

/** Larger amounts require a manual inquiry (rule ORDER-07). */
function BulkRequest({ configuration }: { readonly configuration: CalculatorConfiguration }) {
  const { customerPhone } = useSite();
  const href = phoneHref(customerPhone);
  return (
    <p>
      <Trans>
        Sie brauchen mehr? <TextLink href={bulkRequestAddress(configuration)}>Großmenge anfragen</TextLink> oder
        anrufen: <TextLink href={href}>{customerPhone}</TextLink>, Mo–Fr 8–18 Uhr.
      </Trans>
    </p>
  );
}
