import { useLingui } from '@lingui/react/macro';
import type { BlockIssueCode } from './block-issues';

/** What an editor reads of an issue. */
export function useBlockIssueText(): Readonly<Record<BlockIssueCode, string>> {
  const { t } = useLingui();
  return {
    HREF_INV: t`Eine Adresse führt an kein mögliches Ziel.`,
    TABLE_INV: t`Die Tabelle braucht mindestens eine Spalte und in jeder Zeile gleich viele Zellen.`,
    COLUMN_REQ: t`Eine Spalte hat noch keine Überschrift.`,
    MEDIUM_REQ: t`Es ist noch kein Bild gewählt.`,
    MEDIUM_NXT: t`Dieses Bild ist nicht mehr in der Mediathek.`,
    TEXT_INV: t`Der Text ist zu lang oder enthält Zeichen, die nicht gespeichert werden können.`,
    TOO_MANY: t`Das sind zu viele Bausteine.`,
    BLOCK_INV: t`Der Baustein ist unvollständig.`,
  };
}
