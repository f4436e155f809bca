import type { ProblemError } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { checkoutPath } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { NearestChoices } from './nearest-choices';

interface OrderRefusedProps {
  readonly problem: ProblemError | null;
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

const SHOWN_BESIDE_PRICE: readonly string[] = ['PRICE_CHANGED', 'PRICE_NOT_HELD', 'OFFER_REPLACED'];

/** Why nothing was ordered, and the next step if there is one; changes are displayed beside the price. */
export function OrderRefused({ problem, process, group }: OrderRefusedProps) {
  if (!problem || SHOWN_BESIDE_PRICE.includes(problem.code)) return null;
  return (
    <>
      <SubmissionError
        problem={problem}
        lostText={
          <Trans>
            Wir haben keine Antwort bekommen. Bitte drücken Sie noch einmal: Es wird auch dann nur einmal bestellt.
          </Trans>
        }
      />
      {problem.code === 'STEP_MISSING' && (
        <TextLink variant="alone" href={checkoutPath(group)}>
          <Trans>Zum fehlenden Schritt</Trans>
        </TextLink>
      )}
      {problem.code === 'OFFER_GONE' && <NearestChoices problem={problem} process={process} group={group} />}
    </>
  );
}
