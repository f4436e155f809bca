import { ProblemError, useApi, useCall } from '@heizplatz/api-client';
import { type ArticleAction, CALLS, type StaffArticle } from '@heizplatz/contract';
import { Checkbox, SelectField, TextArea, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { BlockEditor } from '../../../../shared/block-editor/block-editor';
import {
  getBlocksOfSections,
  changeSections,
  type SectionsChange,
} from '../../../../shared/block-editor/sections/block-sections';
import { toBlockIssues } from '../../../../shared/block-editor/sections/block-issues';
import { useBlocks } from '../../../../shared/block-editor/sections/use-blocks';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import { ArticlePictureField } from './article-picture-field';
import { ArticlePlaces } from './article-places';
import { ArticleSpelling, namedSpelling } from './article-spelling';
import {
  articleBody,
  articleValues,
  type ArticleContent,
  getBlocks,
  savedArticleValues,
  getTextOfBlocks,
} from './article-values';
import styles from './news.module.css';

interface ArticleFormProps {
  /** Null: a new one. */
  readonly article: StaffArticle | null;
  /** Of an older version that is taken up again; null: the newest. */
  readonly words: ArticleContent | null;
  readonly onSaved: (saved: StaffArticle) => void;
}

/** What is offered where no answer says it: for a new article. */
const NEW_ARTICLE_ACTIONS: readonly ArticleAction[] = ['draft', 'publish', 'plan'];

function useActions(article: StaffArticle | null) {
  const { t } = useLingui();
  const labels: Readonly<Record<ArticleAction, string>> = {
    draft: t`als Entwurf speichern`,
    publish: t`sofort veröffentlichen`,
    plan: t`zu einer Zeit veröffentlichen`,
    withdraw: t`zurückziehen`,
  };
  return (article?.Actions ?? NEW_ARTICLE_ACTIONS).map((action) => ({ value: action, label: labels[action] }));
}

function useArticleForm({ article, words: labels, onSaved }: ArticleFormProps) {
  const api = useApi();
  const values = articleValues(article, labels ?? article);
  const form = useStaffForm({
    name: 'article',
    schema: toBody(CALLS.saveArticle),
    values,
    version: article?.Version ?? 0,
    read: (input, version) => articleBody(input, article?.NewsId ?? null, version),
    toValues: (current) => savedArticleValues(current, values),
    save: async (body) => {
      try {
        onSaved(await api(CALLS.saveArticle, { body }));
      } catch (error) {
        const Spelling = error instanceof ProblemError ? namedSpelling(error.problem.context) : null;
        if (Spelling !== null) form.setValues({ Spelling });
        throw error;
      }
    },
  });
  const editor = useBlocks(getBlocks(form.getValues()));
  const change = (what: SectionsChange) => {
    editor.change(what);
    const { sections } = changeSections(editor.state, what);
    form.setValues({ Blocks: JSON.stringify(getBlocksOfSections(sections)) });
  };
  return { form, editor: { ...editor, change } };
}

/** An article: texts, picture, countries, and when it is visible. */
export function ArticleForm(props: ArticleFormProps) {
  const { t } = useLingui();
  const { article } = props;
  const { data: topics = [] } = useCall(CALLS.staffNewsTopics, {});
  const { form, editor } = useArticleForm(props);
  const actions = useActions(article);
  const labels = {
    ...{ Title: t`Titel`, Teaser: t`Teaser`, Topic: t`Thema`, ArticleString: t`Letzter Teil der Adresse` },
    ...{ PictureKey: t`Bild`, Blocks: t`Text`, IsFeatured: t`Aufmacher: führt Liste und Startseite an` },
    ...{ Act: t`Beim Speichern`, GoesLiveAt: t`Zu sehen ab` },
  };
  const { id, error } = form.identify('Blocks');
  const view = article?.ShownArticleString === article?.ArticleString ? null : article?.ShownArticleString;
  const waiting = t`Gilt, sobald der Artikel veröffentlicht ist; Besucher lesen ihn bis dahin unter /news/artikel/${view}.`;
  return (
    <StaffForm form={form} labels={labels} view={(name, value) => (name === 'Blocks' ? getTextOfBlocks(value) : value)}>
      <TextField {...form.field('Title')} label={labels.Title} maxLength={120} />
      <TextArea
        {...form.field('Teaser')}
        label={labels.Teaser}
        hint={t`Ein bis zwei Sätze, auch für Suchmaschinen; höchstens 160 Zeichen.`}
        maxLength={160}
        rows={2}
      />
      <div className={styles.grid}>
        <SelectField
          {...form.field('Topic')}
          label={labels.Topic}
          options={topics.map(({ Key, Name }) => ({ value: Key, label: Name }))}
        />
        <TextField
          {...form.field('ArticleString')}
          label={labels.ArticleString}
          optional
          hint={view ? waiting : t`Leer: aus dem Titel. Eine alte Adresse leitet weiter.`}
          maxLength={100}
        />
      </div>
      <ArticlePictureField form={form} />
      <section aria-label={labels.Blocks} id={id} tabIndex={-1}>
        {error && <p className={styles.error}>{error}</p>}
        <BlockEditor editor={editor} issues={form.problem ? toBlockIssues(form.problem.problem.errors ?? []) : []} />
      </section>
      <ArticlePlaces form={form} article={article} />
      <ArticleSpelling form={form} />
      <Checkbox {...form.box('IsFeatured')} variant="compact" label={labels.IsFeatured} />
      <div className={styles.grid}>
        <SelectField {...form.field('Act')} label={labels.Act} options={actions} />
        {form.watch('Act') === 'plan' && (
          <TextField {...form.field('GoesLiveAt')} type="datetime-local" label={labels.GoesLiveAt} />
        )}
      </div>
    </StaffForm>
  );
}
