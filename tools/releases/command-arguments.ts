import { parseArgs } from 'node:util';
import { COUNTRY_IDS, SITES } from '@heizplatz/country';
import { REMOTE_NAME, type Sites } from '@heizplatz/releases';

export interface CommandArguments {
  readonly command: string;
  readonly remote: string;
  readonly version: string | undefined;
  /** Null: all sites. */
  readonly sites: Sites;
  /** 0 < share < 1. */
  readonly share: number | undefined;
  readonly reason: string;
  readonly isDryRun: boolean;
  /** How long a move waits for the shells at most. */
  readonly waitSeconds: number;
  /** What was typed, for the pointer's history. */
  readonly text: string;
}

/** Throws a sentence that names what is wrong. */
export function parseArguments(args: readonly string[]): CommandArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      percent: { type: 'string' },
      reason: { type: 'string', default: '' },
      'dry-run': { type: 'boolean', default: false },
      wait: { type: 'string', default: '60' },
    },
  });
  const [command = '', remote = '', version, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`'${rest.join(' ')}' is one argument too many`);
  if (!REMOTE_NAME.test(remote)) throw new Error(`'${remote}' is no name of a remote`);
  const { site, percent, reason, wait, 'dry-run': isDryRun } = values;
  const scope = [
    ...(site === undefined ? [] : ['--site', site]),
    ...(percent === undefined ? [] : ['--percent', percent]),
  ];
  return {
    ...{ command, remote, version, reason, isDryRun },
    sites: site === undefined ? null : parseSites(site),
    waitSeconds: parseWait(wait),
    share: percent === undefined ? undefined : parseShare(percent),
    text: [command, ...(version === undefined ? [] : [version]), ...scope].join(' '),
  };
}

const siteNames = COUNTRY_IDS.map((id) => SITES[id].domainExt);

/** 'at,ch'; all of them are the same as none. */
function parseSites(text: string): Sites {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !siteNames.includes(name));
  if (unknown !== undefined) throw new Error(`--site '${unknown}' is none of ${siteNames.join(', ')}`);
  const ids = COUNTRY_IDS.filter((id) => names.includes(SITES[id].domainExt));
  return ids.length === COUNTRY_IDS.length ? null : ids;
}

function parseShare(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,2}(\.\d)?$/.test(text) || percent === 0)
    throw new Error(`--percent '${text}' is no share: a number above 0 and below 100 is needed, e.g. --percent 10`);
  return percent / 100;
}

/** Seconds; a smoke load takes 30 at most. */
function parseWait(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Error(`--wait '${text}' is no number of seconds from 0 to 999`);
  return Number(text);
}

/** 'at, ch', or 'all sites'. */
export const describeSites = (sites: Sites): string =>
  sites === null
    ? 'all sites'
    : COUNTRY_IDS.filter((id) => sites.includes(id))
        .map((id) => SITES[id].domainExt)
        .join(', ');
