import { Button, EmptyState, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './block-editor.module.css';
import type { Section } from './block-sections';
import { FormOfBlock } from './forms/form-of-block';
import { newBlock } from './new-block';
import { RichText } from './rich-text';
import type { FormBlock } from './forms/text-blocks';
import { useBlockNames } from './use-block-names';
import type { BlocksState } from './use-blocks';

interface BlockEditorProps {
  /** `useBlocks(page.Blocks)`. */
  readonly editor: BlocksState;
  /** What can be added beside text. */
  readonly kinds: readonly FormBlock['Kind'][];
}

type SectionCardProps = {
  readonly section: Section;
  readonly place: { readonly at: number; readonly count: number };
  readonly change: BlocksState['change'];
  readonly notify: (what: string) => void;
};

function SectionCard({ section, place: { at, count }, change, notify }: SectionCardProps) {
  const { t } = useLingui();
  const names = useBlockNames();
  const name = names[section.kind === 'text' ? 'writing' : section.block.Kind];
  const number = at + 1;
  const title = `${number}. ${name}`;
  const { id } = section;
  const move = (by: 1 | -1) => {
    change({ type: 'move', id, by });
    const place = number + by;
    notify(t`${name} steht jetzt an Stelle ${place} von ${count}.`);
  };
  return (
    <li className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div role="group" aria-label={t`Stelle von ${title}`} className={styles.tools}>
          <Button size="small" variant="quiet" disabled={at === 0} onClick={() => move(-1)}>
            <Trans>Nach oben</Trans>
          </Button>
          <Button size="small" variant="quiet" disabled={number === count} onClick={() => move(1)}>
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
      <div className={styles.fields}>
        {section.kind === 'text' ? (
          <RichText label={title} blocks={section.blocks} onWrite={(blocks) => change({ type: 'write', id, blocks })} />
        ) : (
          <FormOfBlock block={section.block} onFill={(block) => change({ type: 'fill', id, block })} />
        )}
      </div>
    </li>
  );
}

/** The content of a page: texts in WYSIWYG editors, everything else in small forms; moved by buttons. */
export function BlockEditor({ editor: { state, change }, kinds }: BlockEditorProps) {
  const { t } = useLingui();
  const names = useBlockNames();
  const [kind, setKind] = useState('text');
  const [notice, setNotices] = useState('');
  const { sections, past } = state;
  const add = () => {
    const chosen = kinds.find((one) => one === kind);
    change({ type: 'add', block: chosen ? newBlock(chosen) : 'text' });
    const name = names[chosen ?? 'writing'];
    setNotices(t`${name} steht jetzt am Ende.`);
  };
  const options = [{ value: 'text', label: names.writing }, ...kinds.map((one) => ({ value: one, label: names[one] }))];
  return (
    <div className={styles.editor}>
      {sections.length === 0 && <EmptyState title={t`Die Seite ist noch leer.`} />}
      <ol className={styles.sections}>
        {sections.map((section, at) => (
          <SectionCard
            key={section.id}
            section={section}
            place={{ at, count: sections.length }}
            change={change}
            notify={setNotices}
          />
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
        <Button size="small" variant="secondary" onClick={add}>
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
