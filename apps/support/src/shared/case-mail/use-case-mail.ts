import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS, type CaseMailKind } from '@heizplatz/contract';
import { useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type MailDraft, saveUndoneDraft } from './undone-drafts';

interface CaseMailCommands {
  readonly kind: CaseMailKind;
  readonly objectId: string;
  readonly to: string;
  readonly reload: () => Promise<unknown>;
  /** The mail was taken back: its text is to be seen again. */
  readonly onUndone: (draft: MailDraft) => void;
}

/** Sends a case's mail; the toast takes it back while it waits. */
export function useCaseMail({ kind, objectId, to, reload, onUndone }: CaseMailCommands) {
  const { t } = useLingui();
  const { show } = useToast();
  const api = useApi();

  async function undo(mailId: string, draft: MailDraft): Promise<void> {
    try {
      await api(CALLS.undoCaseMail, { body: { MailId: mailId } });
      saveUndoneDraft(`${kind}:${objectId}`, draft);
      onUndone(draft);
      show({ tone: 'good', text: t`Zurückgenommen: Die E-Mail an ${to} ging nicht hinaus.` });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const hasLeft = error.code === 'CONFLICT' || error.status === 404;
      show({
        tone: 'bad',
        text: hasLeft
          ? t`Die E-Mail an ${to} war schon unterwegs.`
          : t`Die E-Mail an ${to} konnte nicht zurückgenommen werden.`,
      });
    }
    await reload();
  }

  return async (draft: MailDraft): Promise<void> => {
    const { MailId } = await api(CALLS.sendCaseMail, { body: { Kind: kind, ObjectId: objectId, ...draft } });
    const action = { label: t`Rückgängig`, onClick: () => void undo(MailId, draft) };
    show({ tone: 'good', text: t`Die E-Mail an ${to} geht gleich hinaus.`, action });
    await reload();
  };
}
