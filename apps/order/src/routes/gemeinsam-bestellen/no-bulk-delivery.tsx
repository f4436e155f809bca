import { type CalculatorConfiguration, groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { EmptyState, LinkButton, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { listAddress } from '../../shared/offer/list-address';
import { bulkRequestAddress } from '../../shared/offer/list-paths';

/** No dealer delivers there: a message with possible next steps. */
export function NoBulkDelivery({ configuration }: { readonly configuration: CalculatorConfiguration }) {
  const { countryId } = useSite();
  const goods = groupName(PRODUCT_GROUPS[configuration.ProductGroupId], countryId);
  const zipCode = configuration.ZipCode;
  return (
    <EmptyState
      title={
        <Trans>
          Nach {zipCode} liefert zurzeit niemand {goods}
        </Trans>
      }
      action={
        <LinkButton variant="primary" href={listAddress(configuration)}>
          <Trans>Beispielpreise ansehen</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Deshalb lässt sich auch nicht ausrechnen, was eine gemeinsame Bestellung spart. Sie können eine{' '}
        <TextLink href={bulkRequestAddress(configuration)}>Großmenge anfragen</TextLink>.
      </Trans>
    </EmptyState>
  );
}
