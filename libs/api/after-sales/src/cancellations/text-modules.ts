import { type Database, defineHandler, problem, type ThrownProblem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type TextModule } from '@heizplatz/contract';
import {
  allTextModules,
  deleteTextModule,
  findTextModule,
  insertTextModule,
  type TextModuleRow,
  updateTextModule,
} from './text-module-repository';

const present = ({ id, kind, title, text, version }: TextModuleRow): TextModule => ({
  Id: id,
  Kind: kind,
  Title: title,
  Text: text,
  Version: version,
});

/** Gone, or written by somebody else meanwhile. */
async function overtaken(db: Database, id: number): Promise<ThrownProblem> {
  const current = await findTextModule(db, id);
  return current ? versionConflict(present(current)) : problem('NOT_FOUND');
}

export const textModules = defineHandler(CALLS.textModules, async (_, { db }) => ({
  Items: (await allTextModules(db)).map(present),
}));

export const saveTextModule = defineHandler(CALLS.saveTextModule, async ({ body }, { db, audit }) => {
  const written = { kind: body.Kind, title: body.Title, text: body.Text };
  const before = body.Id === null ? null : await findTextModule(db, body.Id);
  audit.note({ before: before ?? null, after: written });
  if (body.Id === null) return present(await insertTextModule(db, written));
  const row = await updateTextModule(db, { id: body.Id, version: body.Version }, written);
  if (!row) throw await overtaken(db, body.Id);
  return present(row);
});

export const removeTextModule = defineHandler(CALLS.removeTextModule, async ({ body }, { db, audit }) => {
  audit.note({ before: (await findTextModule(db, body.Id)) ?? null, after: null });
  if (!(await deleteTextModule(db, { id: body.Id, version: body.Version }))) throw await overtaken(db, body.Id);
  return { success: true };
});
