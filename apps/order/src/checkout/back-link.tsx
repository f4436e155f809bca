import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess, OrderStep } from '@heizplatz/contract';
import { LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { offersPath, parametersPath, stepPath } from './checkout-paths';
import { previousStep } from './step-map';

interface BackLinkProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly current: OrderStep['Path'] | null;
}

/** To the step before: before the first one stands the access check, and before that the offers. */
export function BackLink({ process, group, current }: BackLinkProps) {
  const before = current && previousStep(process, current);
  const href = before ? stepPath(group, before) : current ? parametersPath(group) : offersPath(group);
  return (
    <p>
      <LinkButton variant="secondary" href={href}>
        <Trans>Zurück</Trans>
      </LinkButton>
    </p>
  );
}
