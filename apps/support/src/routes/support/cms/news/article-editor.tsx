import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { classNames } from '@heizplatz/ui';
import { type ReactNode, useState } from 'react';
import { findSectionOfBlock } from '../../../../shared/block-editor/sections/block-sections';
import { focusSection } from '../../../../shared/block-editor/sections/focus-section';
import styles from '../../../../shared/content-draft/draft.module.css';
import { LivePreview } from '../../../../shared/content-draft/live-preview';
import { useIssueFocus } from '../../../../shared/content-draft/use-issue-focus';
import { ArticleForm } from './article-form';
import { type ArticleDraftSetup, useArticleDraft } from './use-article-draft';

interface ArticleEditorProps extends ArticleDraftSetup {
  /** What follows the form, by whether something in it is not stored; `follow` takes the version after other actions. */
  readonly children: (isUnsaved: boolean, follow: (from: number, to: number) => void) => ReactNode;
}

/** The form of an article beside its preview; a new one has a preview once it is stored, by its editor or by itself. */
export function ArticleEditor({ children, ...setup }: ArticleEditorProps) {
  const { article } = setup;
  const state = useArticleDraft(setup);
  const [selected, setSelected] = useState<number | null>(null);
  const { editor, input, draft, issues, refusals, follow } = state;
  const { sections } = editor.state;
  const { data: link } = useCall(
    CALLS.articlePreviewLink,
    article === null ? null : { params: { newsId: String(article.NewsId) } },
  );
  useIssueFocus(sections, issues, refusals);
  return (
    <>
      <div className={classNames(styles.columns, article !== null && styles.withPreview)}>
        <div className={styles.main}>
          <ArticleForm article={article} state={state} onSelect={setSelected} />
        </div>
        {article && (
          <div className={styles.aside}>
            <LivePreview
              title={article.Title}
              version={article.Version}
              link={link}
              labels={{ Title: input['Title'] ?? '', Description: input['Teaser'] ?? '' }}
              blocks={editor.blocks}
              selected={selected}
              onSelect={(block) => {
                const section = findSectionOfBlock(sections, block);
                if (section) focusSection(section.id);
              }}
            />
          </div>
        )}
      </div>
      {children(draft.isUnsaved, follow)}
    </>
  );
}
