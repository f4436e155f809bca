import { type ProblemError, useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, Offer, type OrderProcess } from '@heizplatz/contract';
import { PostForm, useNavigate } from '@heizplatz/router';
import { checkoutPath, offersPath } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import { OfferChoices } from '../../../shared/summary/offer-choices';
import { SUMMARY_FORMS } from '../../../shared/summary/summary-forms';

interface NearestChoicesProps {
  readonly problem: ProblemError;
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

const MAX_VISIBLE = 3;
const Nearest = v.object({ Items: v.array(Offer) });

/** The offer is gone: what comes nearest, taken over with one press; access check and addresses stay. */
export function NearestChoices({ problem, process, group }: NearestChoicesProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem: refused, save } = useSave();
  const read = v.safeParse(Nearest, problem.problem.context);
  const offers = read.success ? read.output.Items.slice(0, MAX_VISIBLE) : [];

  async function choose(OfferId: string) {
    const body = { Configuration: process.Configuration, OfferId };
    if (await save(() => api(CALLS.startOrder, { body }))) void navigate(checkoutPath(group));
  }

  return (
    <>
      <SubmissionError problem={refused} />
      <PostForm name={SUMMARY_FORMS.nearest}>
        <OfferChoices offers={offers} group={group} isBusy={isBusy} onChoose={(id) => void choose(id)} />
      </PostForm>
      <TextLink variant="alone" href={offersPath(group)}>
        <Trans>Andere Angebote ansehen</Trans>
      </TextLink>
    </>
  );
}
