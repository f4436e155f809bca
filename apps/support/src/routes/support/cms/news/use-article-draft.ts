import { ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS, type StaffArticle } from '@heizplatz/contract';
import { type FormValues, toBody } from '@heizplatz/form-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { findBlockIssues, toBlockIssues } from '../../../../shared/block-editor/sections/block-issues';
import {
  changeSections,
  getBlocksOfSections,
  type SectionsChange,
} from '../../../../shared/block-editor/sections/block-sections';
import { useBlocks } from '../../../../shared/block-editor/sections/use-blocks';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { useUnsavedWarning } from '../../../../shared/staff-form/use-unsaved-warning';
import { type SaveKind, useAutosave, useSaveQueue } from '../../../../shared/content-draft/use-saved-draft';
import { namedSpelling } from './article-spelling';
import {
  articleBody,
  type ArticleContent,
  articleValues,
  getBlocks,
  savedArticleValues,
  toDraftText,
} from './article-values';

export interface ArticleDraftSetup {
  /** Null: a new one. */
  readonly article: StaffArticle | null;
  /** Of an older version that is taken up again; null: the newest. */
  readonly content: ArticleContent | null;
  readonly onSaved: (saved: StaffArticle, kind: SaveKind) => void;
}

const SCHEMA = toBody(CALLS.saveArticle);

/** An article while it is written: its form, its blocks, what keeps it from being saved, and the saves. */
export function useArticleDraft({ article, content, onSaved }: ArticleDraftSetup) {
  const api = useApi();
  const newsId = article?.NewsId ?? null;
  const values = articleValues(article, content ?? article);
  const queue = useSaveQueue<StaffArticle>({
    ...{ text: toDraftText(articleValues(article)), version: article?.Version ?? 0, onSaved },
  });
  const form = useStaffForm({
    ...{ name: 'article', schema: SCHEMA, values, version: article?.Version ?? 0 },
    read: (input, version) => articleBody(input, newsId, version),
    toValues: (current) => savedArticleValues(current, values),
    save: async (body, sent) => {
      try {
        await queue.save('save', toDraftText(sent), (version) =>
          api(CALLS.saveArticle, { body: { ...body, Version: Math.max(body.Version, version) } }),
        );
      } catch (error) {
        const Spelling = error instanceof ProblemError ? namedSpelling(error.problem.context) : null;
        if (Spelling !== null) form.setValues({ Spelling });
        throw error;
      }
    },
  });
  const editor = useEditedBlocks(form);
  const input = form.watch();
  const [hasTried, setHasTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const ownIssues = findBlockIssues(editor.blocks);
  const body = v.safeParse(SCHEMA, articleBody(input, newsId, 0));
  const draft = useAutosave(queue, {
    ...{ text: toDraftText(input), isComplete: body.success && ownIssues.length === 0 },
    send: async (Version) => {
      const sent = { ...input };
      const saved = await api(CALLS.saveArticle, {
        body: { ...v.parse(SCHEMA, articleBody(sent, newsId, Version)), IsAutosave: true },
      });
      form.markSaved(sent);
      return saved;
    },
  });
  // Content of an older version is no input of the form yet; of input the form warns itself.
  useUnsavedWarning(content !== null && draft.isUnsaved && draft.running !== 'save');

  const refused = toBlockIssues((form.problem ?? queue.problem)?.problem.errors ?? []);
  return {
    ...{ form, editor, input, draft, refusals, follow: queue.follow },
    /** Of a save that nobody asked for; the form displays those of its own. */
    problem: form.problem === null ? queue.problem : null,
    issues: hasTried && ownIssues.length > 0 ? ownIssues : refused,
    /** Before the form is sent: false while a block is not complete. */
    checkBlocks: (): boolean => {
      setHasTried(true);
      if (ownIssues.length > 0) setRefusals((before) => before + 1);
      return ownIssues.length === 0;
    },
  };
}

/** The blocks of the form's field: what the editor changes is the field's value, and what sets that is in the editor. */
function useEditedBlocks(form: {
  readonly getValues: () => FormValues;
  readonly watch: (name: string) => string;
  readonly setValues: (values: FormValues) => void;
}) {
  const editor = useBlocks(getBlocks(form.getValues()));
  const text = form.watch('Blocks');
  const follow = useEffectEvent(() => {
    if (text !== JSON.stringify(editor.blocks)) editor.change({ type: 'replace', blocks: getBlocks({ Blocks: text }) });
  });
  useEffect(() => follow(), [text]);
  return {
    ...editor,
    change: (what: SectionsChange) => {
      editor.change(what);
      const { sections } = changeSections(editor.state, what);
      form.setValues({ Blocks: JSON.stringify(getBlocksOfSections(sections)) });
    },
  };
}
