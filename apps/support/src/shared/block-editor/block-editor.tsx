import { Button, EmptyState, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useReorder } from '../reorder/use-reorder';
import styles from './block-editor.module.css';
import type { FormBlock } from './forms/text-blocks';
import { InsertPoint } from './insert-point';
import { BLOCK_KINDS, newBlock } from './new-block';
import { SectionCard } from './section-card';
import type { BlockIssue } from './sections/block-issues';
import { findSectionOfBlock, getFirstBlock } from './sections/block-sections';
import { focusSection } from './sections/focus-section';
import { useBlockIssueText } from './sections/use-block-issue-text';
import type { BlocksState } from './sections/use-blocks';
import { useBlockNames } from './use-block-names';

interface BlockEditorProps {
  /** `useBlocks(page.Blocks)`. */
  readonly editor: BlocksState;
  /** Displayed at the blocks they concern. */
  readonly issues?: readonly BlockIssue[];
  /** The index of the first block of the section that the focus enters. */
  readonly onSelect?: (blockIndex: number) => void;
}

/**
 * The content of a page: texts in WYSIWYG editors, everything else in small forms; dragged, or moved by keys and
 * buttons, and added at the end or between two others.
 */
export function BlockEditor({ editor: { state, change }, issues = [], onSelect }: BlockEditorProps) {
  const { t } = useLingui();
  const names = useBlockNames();
  const issueText = useBlockIssueText();
  const [kind, setKind] = useState('text');
  const [notice, setNotices] = useState('');
  const [openGap, setOpenGap] = useState<number | null>(null);
  const { sections, past, nextId } = state;
  const getName = (at: number): string => {
    const section = sections[at];
    return names[!section || section.kind === 'text' ? 'writing' : section.block.Kind];
  };
  const move = (from: number, to: number) => {
    const section = sections[from];
    if (!section) return;
    change({ type: 'move', id: section.id, to });
    const [name, place, count] = [getName(from), to + 1, sections.length];
    setNotices(t`${name} steht jetzt an Stelle ${place} von ${count}.`);
  };
  const { list, handle, item } = useReorder(move);

  // The new section is not there before it is rendered.
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current !== null) focusSection(added.current);
    added.current = null;
  }, [sections]);
  const insert = (chosen: FormBlock['Kind'] | 'text', at: number) => {
    change({ type: 'add', block: chosen === 'text' ? chosen : newBlock(chosen), at });
    const [name, place] = [names[chosen === 'text' ? 'writing' : chosen], at + 1];
    setNotices(at === sections.length ? t`${name} steht jetzt am Ende.` : t`${name} steht jetzt an Stelle ${place}.`);
    setOpenGap(null);
    added.current = nextId;
  };
  const options = [
    { value: 'text', label: names.writing },
    ...BLOCK_KINDS.map((one) => ({ value: one, label: names[one] })),
  ];
  const getErrors = (id: number): string[] =>
    issues.flatMap(({ block, code }) =>
      block !== null && findSectionOfBlock(sections, block)?.id === id ? [issueText[code]] : [],
    );
  return (
    <div className={styles.editor}>
      {sections.length === 0 && <EmptyState title={t`Noch kein Baustein`} />}
      <ol className={styles.sections} ref={list}>
        {sections.map((section, at) => (
          <li key={section.id} {...item(at)}>
            <InsertPoint
              number={at + 1}
              isOpen={openGap === at}
              onToggle={() => setOpenGap(openGap === at ? null : at)}
              onInsert={(chosen) => insert(chosen, at)}
            />
            <SectionCard
              section={section}
              place={{ at, count: sections.length }}
              errors={getErrors(section.id)}
              change={change}
              notify={setNotices}
              onMove={(to) => move(at, to)}
              onSplit={setOpenGap}
              onFocus={() => onSelect?.(getFirstBlock(sections, section.id))}
              handle={handle(at)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <SelectField
          size="small"
          label={t`Baustein`}
          value={kind}
          options={options}
          onChange={({ target }) => setKind(target.value)}
        />
        <Button
          size="small"
          variant="secondary"
          onClick={() => insert(BLOCK_KINDS.find((one) => one === kind) ?? 'text', sections.length)}
        >
          <Trans>Hinzufügen</Trans>
        </Button>
        <Button size="small" variant="quiet" disabled={past.length === 0} onClick={() => change({ type: 'undo' })}>
          <Trans>Rückgängig</Trans>
        </Button>
        <span role="status" className="visually-hidden">
          {notice}
        </span>
      </div>
    </div>
  );
}
