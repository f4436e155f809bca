import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type StaffPrompt } from '@heizplatz/contract';
import { useLoaderData, useNavigate } from '@heizplatz/router';
import { PROMPTS_PATH } from '@heizplatz/routes';
import { Button, Chip, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { PromptForm } from './prompt-form';
import { promptPath } from './prompt-paths';
import type { PromptPageData } from './prompt-page-data';
import { usePromptLabels } from './use-prompt-words';

function RemovePrompt({ prompt: { Id, Version } }: { readonly prompt: StaffPrompt }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();
  async function remove() {
    const isRemoved = await submit(() => api(CALLS.removePrompt, { body: { PromptId: Id, Version } }));
    if (!isRemoved) return;
    show({ tone: 'good', text: t`Der Hinweis ist gelöscht.` });
    void navigate(PROMPTS_PATH);
  }
  return (
    <>
      {problem && (
        <Notice tone="bad" announce>
          <p>{problem.problem.detail}</p>
        </Notice>
      )}
      <Button variant="quiet" size="small" busy={isBusy} onClick={() => void remove()}>
        <Trans>Hinweis löschen</Trans>
      </Button>
    </>
  );
}

/** /support/cms/prompts/{id} and /support/cms/prompts/neu. */
export function PromptView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const { states } = usePromptLabels();
  const { promptId, now } = useLoaderData<PromptPageData>();
  const { data, mutate } = useCall(CALLS.staffPrompt, promptId === null ? null : { params: { promptId } });
  if (promptId !== null && !data) return null;
  function saved({ Id }: StaffPrompt) {
    show({ tone: 'good', text: t`Der Hinweis ist gespeichert.` });
    if (promptId === null) void navigate(promptPath(Id));
    else void mutate();
  }
  return (
    <StaffPage
      title={data?.Title ?? t`Neuer Hinweis`}
      lead={data && <Chip tone={states[data.State].tone}>{states[data.State].text}</Chip>}
      crumbs={[{ id: 'prompts', text: t`Hinweise`, href: PROMPTS_PATH }]}
      actions={data && <RemovePrompt prompt={data} />}
    >
      <PromptForm key={data?.Version ?? 0} prompt={data ?? null} now={now} onSaved={saved} />
    </StaffPage>
  );
}
