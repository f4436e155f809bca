import { Button, Icon } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './block-editor.module.css';
import type { FormBlock } from './forms/text-blocks';
import { BLOCK_KINDS } from './new-block';
import { useBlockNames } from './use-block-names';

interface InsertPointProps {
  /** The number of the section that it stands before, from 1. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onInsert: (kind: FormBlock['Kind'] | 'text') => void;
}

/** The gap between two sections, where another can be added. */
export function InsertPoint({ number, isOpen, onToggle, onInsert }: InsertPointProps) {
  const { t } = useLingui();
  const names = useBlockNames();
  return (
    <div
      className={styles.gap}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onToggle();
      }}
      role="presentation"
    >
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={t`Vor Baustein ${number} einfügen`}
        className={`${styles.insert} script-only`}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'cross' : 'plus'} size={18} />
      </Button>
      {isOpen && (
        <div role="group" aria-label={t`Was vor Baustein ${number} eingefügt wird`} className={styles.choices}>
          {(['text', ...BLOCK_KINDS] as const).map((kind) => (
            <Button key={kind} size="small" variant="secondary" onClick={() => onInsert(kind)}>
              {names[kind === 'text' ? 'writing' : kind]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
