import { type ProblemError, useApi, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CallResponse, type PriceFileReading } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { Button, Card, CardHeader, Checkbox, Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { heldImportPath } from '../dealer-paths';
import styles from '../dealers.module.css';
import { FilePick } from '../../../../shared/staff-form/file-pick';
import { ReadingTables } from './reading-tables';

type Taken = CallResponse<typeof CALLS.takePriceFile>;

interface PickedFile {
  readonly FileName: string;
  readonly Content: string;
}

function Outcome({ taken }: { readonly taken: Taken }) {
  const { t } = useLingui();
  if (taken.State === 'taken')
    return (
      <Notice tone="good" title={t`Übernommen`} announce>
        <p>
          <Trans>Die Preise gelten; was später beginnt, gilt ab seinem Tag.</Trans>
        </p>
      </Notice>
    );
  if (taken.State === 'held' && taken.ImportId !== null)
    return (
      <Notice tone="warn" title={t`Wartet auf eine Freigabe`} announce>
        <p>
          {taken.Reading.Changes.some(({ IsJump }) => IsJump) ? (
            <Trans>
              Mindestens ein Preis springt um mehr als 15 %, oder er ist neu und weicht so weit von der Region ab. Bis
              zum Ja bleibt alles, wie es ist.
            </Trans>
          ) : (
            <Trans>Preise gibt eine zweite Person frei. Bis zum Ja bleibt alles, wie es ist.</Trans>
          )}{' '}
          <TextLink href={heldImportPath(taken.ImportId)}>
            <Trans>Zur Freigabe</Trans>
          </TextLink>
        </p>
      </Notice>
    );
  return (
    <Notice tone="info" announce>
      <p>
        <Trans>Es wurde nichts übernommen.</Trans>
      </p>
    </Notice>
  );
}

function Refusal({ problem }: { readonly problem: ProblemError | null }) {
  if (!problem) return null;
  return (
    <Notice tone="bad" announce>
      <p>{problem.problem.detail ?? <Trans>Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>}</p>
    </Notice>
  );
}

interface ImportFormProps {
  readonly dealerId: number;
  readonly site: Site;
  readonly onTaken: () => void;
}

/** A price file: read first, taken over after that. */
export function ImportForm({ dealerId, site, onTaken }: ImportFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const id = useId();
  const { isBusy, problem, submit } = useSubmit();
  const [file, setFile] = useState<PickedFile | null>(null);
  const [reading, setReading] = useState<PriceFileReading | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [skips, setSkips] = useState(false);

  async function pick(picked: File) {
    const next = { FileName: picked.name, Content: await picked.text() };
    setFile(next);
    setTaken(null);
    setReading(null);
    setSkips(false);
    await submit(async () => setReading(await api(CALLS.readPriceFile, { body: { DealerId: dealerId, ...next } })));
  }
  async function take() {
    if (!file) return;
    const body = { DealerId: dealerId, ...file, SkipsBadLines: skips };
    const isTaken = await submit(async () => {
      setTaken(await api(CALLS.takePriceFile, { body }));
      setReading(null);
    });
    if (isTaken) onTaken();
  }
  const isGood = reading !== null && reading.Changes.length > 0 && (reading.BadLines.length === 0 || skips);
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <CardHeader titleId={`${id}-title`} title={t`Preisdatei`} />
      <div className={styles.stack}>
        <FilePick
          id={`${id}-file`}
          label={t`CSV-Datei`}
          hint={t`Spalten: haendler, filiale, produkt, zertifikat, kundengruppe, gueltig_ab, preis_netto, staffel, zonen, lieferpauschale_netto, palettengewicht_kg, pfand, hersteller. Die Datei wird zuerst nur geprüft.`}
          accept=".csv,text/csv"
          onPick={(picked) => void pick(picked)}
        />
        <Refusal problem={problem} />
        {taken && <Outcome taken={taken} />}
        {reading && <ReadingTables reading={reading} site={site} />}
        {reading && reading.BadLines.length > 0 && reading.Changes.length > 0 && (
          <Checkbox
            label={t`Fehlerhafte Zeilen auslassen und die übrigen übernehmen`}
            checked={skips}
            onChange={({ currentTarget }) => setSkips(currentTarget.checked)}
          />
        )}
        {reading && (
          <div className={styles.row}>
            <Button
              variant="primary"
              size="small"
              disabled={!isGood}
              busy={isBusy}
              busyText={t`Wird übernommen …`}
              onClick={() => void take()}
            >
              <Trans>Übernehmen</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
