import type { StaffPage } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { classNames, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { BlockEditor } from '../../../../shared/block-editor/block-editor';
import { focusSection } from '../../../../shared/block-editor/sections/focus-section';
import { findSectionOfBlock } from '../../../../shared/block-editor/sections/block-sections';
import { ContentConflict } from './content-conflict';
import styles from './content-form.module.css';
import { LivePreview } from './live-preview';
import { RefusalNotice } from '../page/refusal-notice';
import { SaveBar } from './save-bar';
import { type Draft, useDraft } from './use-draft';

interface ContentFormProps {
  readonly page: StaffPage;
  readonly onSaved: (saved: StaffPage) => void;
}

/** Leads to the first block that keeps the draft from being saved. */
function focusFirstIssue({ editor, issues }: Draft): void {
  const block = issues.find((issue) => issue.block !== null)?.block ?? null;
  const section = block === null ? undefined : findSectionOfBlock(editor.state.sections, block);
  if (section) focusSection(section.id);
}

function useIssueFocus(draft: Draft): void {
  const { refusals } = draft;
  const focus = useEffectEvent(() => focusFirstIssue(draft));
  useEffect(() => {
    if (refusals > 0) focus();
  }, [refusals]);
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
  useIssueFocus(draft);
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
        <SaveBar draft={draft} site={siteById(page.CountryId)} />
      </form>
      <div className={styles.aside}>
        <LivePreview
          page={page}
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
