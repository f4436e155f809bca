import type { ProblemError } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { checkoutPath, offersPath } from '../checkout/checkout-paths';
import { ProblemNotice } from '../checkout/problem-notice';

interface OrderRefusedProps {
  readonly problem: ProblemError | null;
  readonly group: ProductGroup;
}

/** Why nothing was ordered, and the way on where there is one; a changed price is shown beside the price. */
export function OrderRefused({ problem, group }: OrderRefusedProps) {
  if (!problem || problem.code === 'PRICE_CHANGED') return null;
  return (
    <>
      <ProblemNotice problem={problem} />
      {problem.code === 'STEP_MISSING' && (
        <TextLink look="alone" href={checkoutPath(group)}>
          <Trans>Zum fehlenden Schritt</Trans>
        </TextLink>
      )}
      {problem.code === 'OFFER_GONE' && (
        <TextLink look="alone" href={offersPath(group)}>
          <Trans>Andere Angebote ansehen</Trans>
        </TextLink>
      )}
    </>
  );
}
