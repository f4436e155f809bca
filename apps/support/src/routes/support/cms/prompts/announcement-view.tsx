import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type StaffAnnouncement } from '@heizplatz/contract';
import { useLoaderData, useNavigate } from '@heizplatz/router';
import { ANNOUNCEMENTS_PATH } from '@heizplatz/routes';
import { Chip, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../../../shared/staff-form/confirm-button';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { AnnouncementForm } from './announcement-form';
import { announcementPath } from '../../../../shared/announcements/prompt-paths';
import type { AnnouncementPageData } from './announcement-page-data';
import { useAnnouncementLabels } from '../../../../shared/announcements/use-prompt-labels';

function RemoveAnnouncement({ announcement: { Id, Version, Title } }: { readonly announcement: StaffAnnouncement }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  async function remove() {
    await api(CALLS.removePrompt, { body: { PromptId: Id, Version } });
    show({ tone: 'good', text: t`Der Hinweis ist gelöscht.` });
    void navigate(ANNOUNCEMENTS_PATH);
  }
  return (
    <ConfirmButton text={<Trans>Hinweis löschen</Trans>} title={t`Hinweis „${Title}“ löschen?`} act={remove}>
      <p>
        <Trans>Besucher sehen ihn sofort nicht mehr. Das lässt sich nicht zurücknehmen.</Trans>
      </p>
    </ConfirmButton>
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
