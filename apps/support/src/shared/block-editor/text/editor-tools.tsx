import { PageHref } from '@heizplatz/contract';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';
import { Button, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import styles from '../block-editor.module.css';

export interface ActiveMarks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly heading2: boolean;
  readonly heading3: boolean;
  readonly bulletList: boolean;
  readonly orderedList: boolean;
  readonly href: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface EditorToolsProps {
  readonly label: string;
  readonly editor: Editor;
  readonly active: ActiveMarks;
  readonly isPlain: boolean;
  readonly onSplit: (() => void) | undefined;
}

interface ToolProps {
  readonly text: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly action: () => void;
}

function Tool({ text, isOn, isOff, action }: ToolProps) {
  return (
    <Button size="small" variant={isOn ? 'secondary' : 'quiet'} aria-pressed={isOn} disabled={isOff} onClick={action}>
      {text}
    </Button>
  );
}

function LinkForm({
  editor,
  href,
  onDone,
}: {
  readonly editor: Editor;
  readonly href: string;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const [input, setInput] = useState(href);
  const [isWrong, setIsWrong] = useState(false);
  const leave = (link: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (link === null) chain.unsetLink().run();
    else chain.setLink({ href: link }).run();
    onDone();
  };
  function take(event: FormEvent) {
    event.preventDefault();
    // The page around is a form as well.
    event.stopPropagation();
    if (v.is(PageHref, input.trim())) leave(input.trim());
    else setIsWrong(true);
  }
  return (
    <form className={styles.link} onSubmit={take} noValidate>
      <TextField
        size="small"
        label={t`Adresse des Links`}
        hint={t`${PRICE_PAGES_PATH}, #abschnitt, https://…, mailto:… oder tel:…`}
        error={isWrong ? t`Dahin kann kein Link führen.` : undefined}
        value={input}
        autoComplete="off"
        onChange={({ target }) => setInput(target.value)}
      />
      <div className={styles.tools}>
        <Button size="small" type="submit">
          <Trans>Link setzen</Trans>
        </Button>
        {href !== '' && (
          <Button size="small" variant="quiet" onClick={() => leave(null)}>
            <Trans>Link entfernen</Trans>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Buttons of the visual editor; each has a key of its own too (Strg+B, Strg+I, Strg+Z). */
export function EditorTools({ label, editor, active, isPlain, onSplit }: EditorToolsProps) {
  const { t } = useLingui();
  const [isLinking, setIsLinking] = useState(false);
  const at = () => editor.chain().focus();
  return (
    <>
      <div role="group" aria-label={t`Werkzeuge: ${label}`} className={styles.tools}>
        <Tool text={t`Fett`} isOn={active.bold} action={() => at().toggleBold().run()} />
        <Tool text={t`Kursiv`} isOn={active.italic} action={() => at().toggleItalic().run()} />
        <Tool text={t`Link`} isOn={active.href !== ''} action={() => setIsLinking((before) => !before)} />
        {!isPlain && (
          <>
            <Tool
              text={t`Überschrift 2`}
              isOn={active.heading2}
              action={() => at().toggleHeading({ level: 2 }).run()}
            />
            <Tool
              text={t`Überschrift 3`}
              isOn={active.heading3}
              action={() => at().toggleHeading({ level: 3 }).run()}
            />
            <Tool text={t`Liste`} isOn={active.bulletList} action={() => at().toggleBulletList().run()} />
            <Tool text={t`Nummern`} isOn={active.orderedList} action={() => at().toggleOrderedList().run()} />
          </>
        )}
        <Tool text={t`Zurück`} isOff={!active.canUndo} action={() => at().undo().run()} />
        <Tool text={t`Wieder vor`} isOff={!active.canRedo} action={() => at().redo().run()} />
        {onSplit && <Tool text={t`Nach diesem Absatz einfügen`} action={onSplit} />}
      </div>
      {isLinking && <LinkForm editor={editor} href={active.href} onDone={() => setIsLinking(false)} />}
    </>
  );
}
