const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

/**
 * The element types, in lower case, that a list of selectors can match; null where one of them has none or is not as
 * simple as those of jsdom's own style sheet.
 */
function getSubjectTypes(list) {
  const text = list.replace(/\[[^\]]*\]/g, '');
  if (list.includes('\\') || /["'(|@]/.test(text)) return null;
  const types = text.split(',').map((selector) => /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/i.exec(selector.trim())?.[1]);
  return types.includes(undefined) ? null : new Set(types.map((type) => type.toLowerCase()));
}

const typesByList = new Map();

/** False: an element of that name matches none of the selectors. True: it may. */
function canMatch(localName, list) {
  let types = typesByList.get(list);
  if (types === undefined) typesByList.set(list, (types = getSubjectTypes(list)));
  return types === null || types.has(localName.toLowerCase());
}

/**
 * jsdom matches the 120 rules of its own style sheet one by one for each element whose style is read, which queries by
 * role do for every element of a page. Nearly all of them begin with an element's type: comparing it first saves a
 * fifth of the processor time of a spec of forms. Load this before jsdom.
 */
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, list) => canMatch(element._localName, list) && matchesDontThrow(element, list);

module.exports = { canMatch };
