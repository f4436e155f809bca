import * as v from 'valibot';

const FreePort = v.object({ port: v.number() });

/** A port that is free at this moment, from the process that provides the systems (tools/test-systems). */
export async function freePort(): Promise<number> {
  const response = await fetch(`${process.env['E2E_SYSTEMS']}/ports`, { method: 'POST' });
  return v.parse(FreePort, await response.json()).port;
}
