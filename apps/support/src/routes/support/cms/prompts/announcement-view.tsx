import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type StaffAnnouncement } from '@heizplatz/contract';
import { useLoaderData, useNavigate } from '@heizplatz/router';
import { ANNOUNCEMENTS_PATH } from '@heizplatz/routes';
import { Button, Chip, Notice, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { AnnouncementForm } from './announcement-form';
import { announcementPath } from './prompt-paths';
import type { AnnouncementPageData } from './announcement-page-data';
import { useAnnouncementLabels } from './use-prompt-labels';

function RemoveAnnouncement({ announcement: { Id, Version } }: { readonly announcement: StaffAnnouncement }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();
  async function remove() {
    const isRemoved = await submit(() => api(CALLS.removePrompt, { body: { PromptId: Id, Version } }));
    if (!isRemoved) return;
    show({ tone: 'good', text: t`Der Hinweis ist gelöscht.` });
    void navigate(ANNOUNCEMENTS_PATH);
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
export function AnnouncementView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const { states } = useAnnouncementLabels();
  const { announcementId, now } = useLoaderData<AnnouncementPageData>();
  const { data, mutate } = useCall(
    CALLS.staffPrompt,
    announcementId === null ? null : { params: { promptId: announcementId } },
  );
  if (announcementId !== null && !data) return null;
  function saved({ Id }: StaffAnnouncement) {
    show({ tone: 'good', text: t`Der Hinweis ist gespeichert.` });
    if (announcementId === null) void navigate(announcementPath(Id));
    else void mutate();
  }
  return (
    <StaffPage
      title={data?.Title ?? t`Neuer Hinweis`}
      lead={data && <Chip tone={states[data.State].tone}>{states[data.State].text}</Chip>}
      crumbs={[{ id: 'prompts', text: t`Hinweise`, href: ANNOUNCEMENTS_PATH }]}
      actions={data && <RemoveAnnouncement announcement={data} />}
    >
      <AnnouncementForm key={data?.Version ?? 0} announcement={data ?? null} now={now} onSaved={saved} />
    </StaffPage>
  );
}
