import type { PageBlock } from '@heizplatz/contract';
import { PageHeader, useLoaderData } from '@heizplatz/router';
import { classNames, Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef } from 'react';
import { ArticleBody } from '../../shared/news-cards/article-body';
import { PageBlockView } from '../../shared/page-blocks/page-block-list';
import type { ContentPage } from './content-page';
import { ContentPageBody } from './content-page-view';
import styles from './content-preview-view.module.css';
import { useEditedBlocks } from './use-edited-blocks';

/** Pixels between the window's upper edge and the block that is edited. */
const SELECTED_TOP = 96;

/**
 * A draft by its link. In the editor's frame it follows what is being written, marks the block that is edited, and
 * reports clicks instead of following links.
 */
export function ContentPreviewView() {
  const content = useLoaderData<ContentPage>();
  const { page, article } = content;
  const { blocks, labels, selected, select } = useEditedBlocks(page.Blocks);
  const body = blocks.map((block, at) => (
    <EditedBlock key={at} block={block} isSelected={at === selected} onSelect={select && (() => select(at))} />
  ));
  if (!article) return <ContentPageBody content={{ ...content, page: { ...page, ...labels } }}>{body}</ContentPageBody>;
  const { Title = article.Title, Description: Teaser = article.Teaser } = labels;
  return (
    <div className={styles.article}>
      <PageHeader title={Title} description={Teaser} canonical={article.Path} noindex />
      <Notice tone="info">
        <Trans>Das ist ein Entwurf. Er ist noch nicht veröffentlicht.</Trans>
      </Notice>
      <ArticleBody article={{ ...article, Title, Teaser }}>{body}</ArticleBody>
    </div>
  );
}

interface EditedBlockProps {
  /** Null: not complete yet. */
  readonly block: PageBlock | null;
  readonly isSelected: boolean;
  /** Null: there is no editor around. */
  readonly onSelect: (() => void) | null;
}

function EditedBlock({ block, isSelected, onSelect }: EditedBlockProps) {
  const view = block ? (
    <PageBlockView block={block} />
  ) : (
    <p className={styles.incomplete}>
      <Trans>Dieser Baustein ist noch nicht vollständig.</Trans>
    </p>
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = isSelected && box.current?.getBoundingClientRect().top;
    // Not scrollIntoView, which scrolls the editor around the frame too.
    if (typeof top === 'number' && (top < 0 || top > window.innerHeight / 2)) window.scrollBy(0, top - SELECTED_TOP);
  }, [isSelected]);
  if (!onSelect) return view;
  const capture = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSelect();
  };
  // By keyboard the editor's own headings lead to each block.
  return (
    <div
      ref={box}
      role="presentation"
      className={classNames(styles.block, isSelected && styles.selected)}
      onClickCapture={capture}
    >
      {view}
    </div>
  );
}
