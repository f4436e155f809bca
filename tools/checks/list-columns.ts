import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A column of a table of staff, or of the file of its list. */
export interface ListColumn {
  readonly title: string;
  readonly isPersonal: boolean;
}

const getText = (node: ts.Node | undefined): string | null => {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  return node && ts.isTaggedTemplateExpression(node) ? getText(node.template) : null;
};

/** Properties of an object, with those of objects spread into it. */
function getProperties(node: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  const properties = new Map<string, ts.Expression>();
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property) && ts.isObjectLiteralExpression(property.expression))
      for (const [name, value] of getProperties(property.expression)) properties.set(name, value);
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name))
      properties.set(property.name.text, property.initializer);
  }
  return properties;
}

/** Objects of a file that have a title and one of these properties, in their order. */
function findColumns(path: string, marks: readonly string[]): ListColumn[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const columns: ListColumn[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const properties = getProperties(node);
      const title = getText(properties.get('title') ?? properties.get('label'));
      if (title !== null && marks.some((mark) => properties.has(mark) || hasMethod(node, mark)))
        columns.push({ title, isPersonal: properties.get('isPersonal')?.kind === ts.SyntaxKind.TrueKeyword });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return columns;
}

const hasMethod = (node: ts.ObjectLiteralExpression, name: string): boolean =>
  node.properties.some(({ name: own }) => own !== undefined && ts.isIdentifier(own) && own.text === name);

/** Heads of a table as a page of apps/support names them; columns of buttons alone have no text. */
export const findTableColumns = (path: string): ListColumn[] => findColumns(path, ['cell', 'id']);

/** Columns of a list's file as a module of the API names them. */
export const findFileColumns = (path: string): ListColumn[] => findColumns(path, ['value']);

/** What the page says which persons the file names: `personalColumns={t`Name, E-Mail`}`; null: nothing. */
export const findPersonalText = (path: string): string | null =>
  /personalColumns=\{t`([^`]*)`\}/.exec(readFileSync(path, 'utf8'))?.[1] ?? null;
