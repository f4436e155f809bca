export interface MailDraft {
  readonly Subject: string;
  readonly Text: string;
}

/** What was taken back in this tab, by its case, since the case may have been left meanwhile. */
const drafts = new Map<string, MailDraft>();

export const getUndoneDraft = (caseId: string): MailDraft | undefined => drafts.get(caseId);
export const saveUndoneDraft = (caseId: string, draft: MailDraft): void => void drafts.set(caseId, draft);
export const deleteUndoneDraft = (caseId: string): void => void drafts.delete(caseId);
