import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffPage } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { classNames, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { BlockEditor } from '../../../../shared/block-editor/block-editor';
import { focusSection } from '../../../../shared/block-editor/sections/focus-section';
import { findSectionOfBlock } from '../../../../shared/block-editor/sections/block-sections';
import { ContentConflict } from './content-conflict';
import { BlockIssueList } from '../../../../shared/content-draft/block-issue-list';
import styles from '../../../../shared/content-draft/draft.module.css';
import { LivePreview } from '../../../../shared/content-draft/live-preview';
import { SaveBar } from '../../../../shared/content-draft/save-bar';
import { useIssueFocus } from '../../../../shared/content-draft/use-issue-focus';
import { RefusalNotice } from '../../../../shared/content-release/refusal-notice';
import { useDraft } from './use-draft';

interface ContentFormProps {
  readonly page: StaffPage;
  readonly onSaved: (saved: StaffPage) => void;
}

/**
 * The blocks of a page beside their preview, saved together as a draft: by the editor, and by themselves while they
 * are written.
 */
export function ContentForm({ page, onSaved }: ContentFormProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const draft = useDraft(page, onSaved);
  const [selected, setSelected] = useState<number | null>(null);
  const { editor, theirs, problem, issues } = draft;
  useIssueFocus(editor.state.sections, issues, draft.refusals);
  const { data: link } = useCall(CALLS.pagePreviewLink, { params: { pageId: String(page.Id) } });
  async function save(base?: number) {
    if (await draft.save(base)) show({ tone: 'good', text: t`Als Entwurf gespeichert` });
  }
  return (
    <div className={classNames(styles.columns, styles.withPreview)}>
      <form
        className={styles.main}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        {theirs ? (
          <ContentConflict
            mine={{ ...page, Blocks: editor.blocks }}
            theirs={theirs}
            isBusy={draft.running !== null}
            onSave={() => void save(theirs.Version)}
            onTake={() => draft.take(theirs)}
          />
        ) : (
          issues.length === 0 && <RefusalNotice problem={problem} />
        )}
        <BlockEditor editor={editor} issues={issues} onSelect={setSelected} />
        <SaveBar draft={draft} site={siteById(page.CountryId)}>
          <BlockIssueList sections={editor.state.sections} issues={issues} />
        </SaveBar>
      </form>
      <div className={styles.aside}>
        <LivePreview
          title={page.Title}
          version={page.Version}
          link={link}
          blocks={editor.blocks}
          selected={selected}
          onSelect={(block) => {
            const section = findSectionOfBlock(editor.state.sections, block);
            if (section) focusSection(section.id);
          }}
        />
      </div>
    </div>
  );
}
