import { allowedImports } from './allowed-imports.ts';
import { englishIdentifiers } from './english-identifiers.ts';
import { refuse } from './refuse.ts';

/** `Date.now`, `Date['now']`, `globalThis.Date.now`, `const { now } = Date` and `const clock = Date`. */
const taking = (object: string, properties: string): string[] => {
  const name = `/^(${properties})$/`;
  return [
    `MemberExpression:matches([object.name='${object}'], [object.property.name='${object}']):matches([property.name=${name}], [property.value=${name}])`,
    `VariableDeclarator[init.name='${object}'] > ObjectPattern > Property[key.name=${name}]`,
    `VariableDeclarator[init.name='${object}'] > Identifier.id`,
  ];
};

const WINDOW = '/^(window|globalThis|self|global)$/';
const DOUBLED = ':matches(TSAsExpression, TSTypeAssertion)';

/** Nx gives these to ESLint as `@nx/workspace-NAME`. */
export const rules = {
  'allowed-imports': allowedImports,
  'english-identifiers': englishIdentifiers,
  'passed-in-clock': refuse(
    'Time and chance are arguments of a rule.',
    ":matches(NewExpression, CallExpression):matches([callee.name='Date'], [callee.property.name='Date'])[arguments.length=0]",
    ...taking('Date', 'now'),
    ...taking('Math', 'random'),
    ...taking('performance', 'now|timeOrigin'),
    ...taking('crypto', 'randomUUID|randomBytes|randomInt|getRandomValues'),
    ...taking('Temporal', 'Now'),
    'ImportSpecifier[imported.name=/^(randomUUID|randomBytes|randomInt|randomFill|randomFillSync)$/]',
  ),
  // `no-restricted-properties` refuses `window.fetch`, but neither `(window as Page).fetch` nor `self.window.fetch`.
  'no-cast-fetch': refuse(
    'fetch appears in libs/api-client alone.',
    `MemberExpression:matches([property.name='fetch'], [property.value='fetch']):matches([object.expression.name=${WINDOW}], [object.object.name=${WINDOW}])`,
    `VariableDeclarator[init.expression.name=${WINDOW}] > ObjectPattern > Property[key.name='fetch']`,
  ),
  'no-own-mocks': refuse(
    'A spec runs our own modules: pass what differs in, or replace what lies outside the repository.',
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|setMock|unstable_mockModule|createMockFromModule|genMockFromModule)$/] > Literal.arguments[value=/^(\\.|@heizplatz\\u002F)/]",
  ),
  'no-double-assertions': refuse(
    'Parse it, narrow it, or ask for less than the whole type.',
    `${DOUBLED} > ${DOUBLED}[typeAnnotation.type=/^TS(Unknown|Never|Any)Keyword$/]`,
  ),
};
