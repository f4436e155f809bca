import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, StaffPage } from '@heizplatz/contract';
import { Button, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { BlockEditor } from '../../../../shared/block-editor/block-editor';
import type { FormBlock } from '../../../../shared/block-editor/forms/text-blocks';
import { useBlocks } from '../../../../shared/block-editor/use-blocks';
import { toBody } from '@heizplatz/form-ui';
import { useUnsavedWarning } from '../../../../shared/staff-form/use-unsaved-warning';
import styles from '../cms.module.css';
import { ContentConflict } from './content-conflict';
import { RefusalNotice } from './refusal-notice';

interface ContentFormProps {
  readonly page: StaffPage;
  readonly kinds: readonly FormBlock['Kind'][];
  readonly onSaved: () => Promise<unknown>;
}

function getNewer(problem: ProblemError | null): StaffPage | null {
  if (problem?.code !== 'VERSION_CONFLICT') return null;
  const parsed = v.safeParse(StaffPage, problem.problem.context?.['Current']);
  return parsed.success ? parsed.output : null;
}

/** The blocks of a page, saved together as a draft. */
export function ContentForm({ page, kinds, onSaved }: ContentFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const editor = useBlocks(page.Blocks);
  const { submit, isBusy, problem } = useSubmit();
  const [version, setVersion] = useState(page.Version);
  const [stored, setStored] = useState(JSON.stringify(page.Blocks));
  const [isWrong, setIsWrong] = useState(false);
  const [isSettled, setIsSettled] = useState(false);
  const isUnsaved = JSON.stringify(editor.blocks) !== stored;
  const theirs = isSettled ? null : getNewer(problem);
  useUnsavedWarning(isUnsaved && !isBusy);

  async function save(asVersion: number) {
    const body = v.safeParse(toBody(CALLS.savePageBlocks), {
      ...{ PageId: page.Id, Version: asVersion, Blocks: editor.blocks },
    });
    setIsWrong(!body.success);
    if (!body.success) return;
    setIsSettled(false);
    await submit(async () => {
      const saved = await api(CALLS.savePageBlocks, { body: body.output });
      setVersion(saved.Version);
      setStored(JSON.stringify(editor.blocks));
      await onSaved();
      show({ tone: 'good', text: t`Als Entwurf gespeichert` });
    });
  }
  function take({ Version, Blocks }: StaffPage) {
    editor.change({ type: 'replace', blocks: Blocks });
    setVersion(Version);
    setStored(JSON.stringify(Blocks));
    setIsSettled(true);
  }
  return (
    <div className={styles.stack}>
      {theirs ? (
        <ContentConflict
          mine={{ ...page, Blocks: editor.blocks }}
          theirs={theirs}
          isBusy={isBusy}
          onSave={() => void save(theirs.Version)}
          onTake={() => take(theirs)}
        />
      ) : (
        !isSettled && <RefusalNotice problem={problem} />
      )}
      <BlockEditor editor={editor} kinds={kinds} />
      {isWrong && (
        <p role="alert">
          <Trans>Ein Baustein ist noch nicht vollständig, bitte prüfen Sie Bilder, Tabellen und Adressen.</Trans>
        </p>
      )}
      <form
        className={styles.row}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(version);
        }}
      >
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
          <Trans>Entwurf speichern</Trans>
        </Button>
        <span role="status">{isUnsaved && <Trans>Noch nicht gespeichert</Trans>}</span>
      </form>
    </div>
  );
}
