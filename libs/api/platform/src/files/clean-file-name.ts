import { KIND_ENDINGS, type FileKind } from './sniff-content';

const MAX_LENGTH = 80;
/** Controls, separators and what a header, a path or a shell would read; direction marks hide endings ('gpj.exe'). */
// eslint-disable-next-line no-control-regex -- controls are what is removed
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"'`<>|*?:;%$&\\/]+/g;

/** A name for people and headers: without folders, its ending by content. 'Datei.pdf' when nothing is left of it. */
export function cleanFileName(name: string, type: FileKind): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .normalize('NFC')
    .replace(/\.[^.]{0,8}$/, '')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
  return `${stem || 'Datei'}.${KIND_ENDINGS[type]}`;
}
