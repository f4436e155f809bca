import { REMOTE_NAME } from '@heizplatz/releases';

const TEAM_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Throws a sentence. */
export function parseTeam(team: string): string {
  if (!TEAM_NAME.test(team)) throw new Error(`'${team}' is no name of a team`);
  return team;
}

/** 'order,basket'. Throws a sentence. */
export function parseRemotes(text: string): string[] {
  const remotes = text.split(',');
  const wrong = remotes.find((remote) => !REMOTE_NAME.test(remote));
  if (wrong !== undefined) throw new Error(`'${wrong}' is no name of a remote`);
  return remotes;
}
