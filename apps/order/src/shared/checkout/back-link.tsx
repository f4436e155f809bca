import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess, OrderStep } from '@heizplatz/contract';
import { checkoutPath, offersPath } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { stepPath } from './checkout-paths';
import { previousStep } from './steps/step-map';

interface BackLinkProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly current: OrderStep['Path'] | null;
}

/** To the step before; before the first one stand the offers. The access check leads back to the step from which it was opened. */
export function BackLink({ process, group, current }: BackLinkProps) {
  const before = current && previousStep(process, current);
  const href = before ? stepPath(group, before) : current ? offersPath(group) : checkoutPath(group);
  return (
    <p>
      <LinkButton variant="secondary" href={href}>
        <Trans>Zurück</Trans>
      </LinkButton>
    </p>
  );
}
