import { Button, classNames } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReorderHandle } from '../reorder/reorder-handle';
import type { HandleProps } from '../reorder/use-reorder';
import styles from './block-editor.module.css';
import { FormOfBlock } from './forms/form-of-block';
import type { Section } from './sections/block-sections';
import { getSectionId } from './sections/focus-section';
import type { BlocksState } from './sections/use-blocks';
import { RichText } from './text/rich-text';
import { useBlockNames } from './use-block-names';

interface SectionCardProps {
  readonly section: Section;
  readonly place: { readonly at: number; readonly count: number };
  /** German sentences. */
  readonly errors: readonly string[];
  readonly change: BlocksState['change'];
  readonly notify: (what: string) => void;
  readonly onMove: (to: number) => void;
  /** A text was divided; the index is the one between its parts. */
  readonly onSplit: (at: number) => void;
  readonly onFocus: () => void;
  readonly handle: HandleProps;
}

/** A section of a page: its text or its form, its place, and what is wrong with it. */
export function SectionCard(props: SectionCardProps) {
  const { section, place, errors, change, notify, onMove, onSplit, onFocus, handle } = props;
  const { t } = useLingui();
  const names = useBlockNames();
  const { id } = section;
  const name = names[section.kind === 'text' ? 'writing' : section.block.Kind];
  const number = place.at + 1;
  const title = `${number}. ${name}`;
  const errorId = `${getSectionId(id)}-error`;
  return (
    <div
      id={getSectionId(id)}
      role="group"
      tabIndex={-1}
      aria-label={title}
      aria-describedby={errors.length > 0 ? errorId : undefined}
      className={classNames(styles.section, errors.length > 0 && styles.wrong)}
      onFocus={onFocus}
    >
      <div className={styles.head}>
        <div className={styles.tools}>
          <ReorderHandle name={title} {...handle} />
          <h2>{title}</h2>
        </div>
        <div role="group" aria-label={t`Stelle von ${title}`} className={styles.tools}>
          <Button size="small" variant="quiet" disabled={place.at === 0} onClick={() => onMove(place.at - 1)}>
            <Trans>Nach oben</Trans>
          </Button>
          <Button size="small" variant="quiet" disabled={number === place.count} onClick={() => onMove(number)}>
            <Trans>Nach unten</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              change({ type: 'remove', id });
              notify(t`${name} ist entfernt; „Rückgängig“ holt es wieder.`);
            }}
          >
            <Trans>Entfernen</Trans>
          </Button>
        </div>
      </div>
      {errors.length > 0 && (
        <ul id={errorId} className={styles.errors}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <div className={styles.fields}>
        {section.kind === 'text' ? (
          <RichText
            label={title}
            blocks={section.blocks}
            onWrite={(blocks) => change({ type: 'write', id, blocks })}
            onSplit={(before, after) => {
              change({ type: 'split', id, before, after });
              onSplit(number);
            }}
          />
        ) : (
          <FormOfBlock block={section.block} onFill={(block) => change({ type: 'fill', id, block })} />
        )}
      </div>
    </div>
  );
}
