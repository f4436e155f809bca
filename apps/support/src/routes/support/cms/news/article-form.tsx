import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffArticle } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { Checkbox, Notice, SelectField, TextArea, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BlockEditor } from '../../../../shared/block-editor/block-editor';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { BlockIssueList } from '../../../../shared/content-draft/block-issue-list';
import { SaveBar } from '../../../../shared/content-draft/save-bar';
import { RefusalNotice } from '../../../../shared/content-release/refusal-notice';
import { ArticlePictureField } from './article-picture-field';
import { ArticlePlaces } from './article-places';
import { ArticleSpelling } from './article-spelling';
import { getTextOfBlocks } from './article-values';
import styles from './news.module.css';
import type { useArticleDraft } from './use-article-draft';

interface ArticleFormProps {
  /** Null: a new one. */
  readonly article: StaffArticle | null;
  readonly state: ReturnType<typeof useArticleDraft>;
  /** The index of the first block of the section that the focus enters. */
  readonly onSelect: (blockIndex: number) => void;
}

/** An article: texts, picture, blocks and countries, saved together as a draft. */
export function ArticleForm({ article, state, onSelect }: ArticleFormProps) {
  const { t } = useLingui();
  const { form, editor, draft, issues, problem } = state;
  const { data: topics = [] } = useCall(CALLS.staffNewsTopics, {});
  const labels = {
    ...{ Title: t`Titel`, Teaser: t`Teaser`, Topic: t`Thema`, ArticleString: t`Letzter Teil der Adresse` },
    ...{ PictureKey: t`Bild`, Blocks: t`Text`, IsFeatured: t`Aufmacher: führt Liste und Startseite an` },
  };
  const { id, error } = form.identify('Blocks');
  const view = article?.ShownArticleString === article?.ArticleString ? null : article?.ShownArticleString;
  const waiting = t`Gilt, sobald der Artikel veröffentlicht ist; Besucher lesen ihn bis dahin unter /news/artikel/${view}.`;
  const bar = (
    <SaveBar draft={draft} site={siteById(article?.CountryId ?? 1)}>
      <BlockIssueList sections={editor.state.sections} issues={issues} />
      {problem?.code === 'VERSION_CONFLICT' ? (
        <Notice tone="warn" announce>
          <p>
            <Trans>Jemand anderes hat den Artikel inzwischen geändert. Beim Speichern sehen Sie beide Fassungen.</Trans>
          </p>
        </Notice>
      ) : (
        <RefusalNotice problem={problem} />
      )}
    </SaveBar>
  );
  return (
    <StaffForm
      form={form}
      labels={labels}
      view={(name, value) => (name === 'Blocks' ? getTextOfBlocks(value) : value)}
      onSubmit={state.checkBlocks}
      bar={bar}
    >
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
        <BlockEditor editor={editor} issues={issues} onSelect={onSelect} />
      </section>
      <ArticlePlaces form={form} article={article} />
      <ArticleSpelling form={form} />
      <Checkbox {...form.box('IsFeatured')} variant="compact" label={labels.IsFeatured} />
    </StaffForm>
  );
}
