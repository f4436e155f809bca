const { globSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * jest's projects for a run of the whole workspace: those whose configurations differ in name and tests alone are one.
 * jest transforms, stores and reads each module once a project, and 14 of them load the API's same 1,800 modules.
 * `patterns` name the configuration files below `root`.
 */
function groupProjects(root, patterns) {
  const groups = new Map();
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const folder = dirname(join(root, file));
    const { displayName, testMatch, ...rest } = require(join(root, file));
    const key = JSON.stringify(rest);
    const group = groups.get(key) ?? { ...rest, rootDir: root, roots: [], testMatch: [] };
    groups.set(key, group);
    group.roots.push(folder);
    group.testMatch.push(...testMatch.map((pattern) => pattern.replace('<rootDir>', folder)));
  }
  return [...groups.values()];
}

module.exports = { groupProjects };
